/** Triggers over a queue on a simulated disk, with a forge whose accounts the test chooses. */
import type { TriggerRule } from '../../../schemas/daemon/triggers.ts';
import type { Permission, NamedRule } from '../../../daemon/triggers/decide.ts';
import type { Forge } from '../../../daemon/triggers/forge.ts';
import type { HandlingPorts } from '../../../daemon/triggers/handle-event.ts';
import { FileTriggerStore } from '../../../daemon/triggers/trigger-store.ts';
import { countingIds, testHost } from '../../support/world.ts';
import { QueueWorld } from '../queue/queue-world.ts';

export const statePath = '/data/daemon/triggers.json';
export const account = (id: number, login: string, type = 'User') => ({ id, login, type });
export const maintainer = account(1, 'maintainer');
export const contributor = account(2, 'contributor');
export const bot = account(3, 'helper', 'Bot');
export const self = account(9, 'workrail-daemon');

export const ruleOf = (more: Partial<TriggerRule> = {}): TriggerRule => ({
  workflow: 'test.two' as TriggerRule['workflow'],
  project: '/work',
  goal: 'Fix issue {number}: {title}',
  ...more,
});
export const named = (more: Partial<TriggerRule> = {}, name = 'fix'): NamedRule => ({
  name,
  rule: ruleOf(more),
  project: '/work',
});
export const github = (more: Partial<NonNullable<TriggerRule['github']>> = {}): NonNullable<TriggerRule['github']> => ({
  repository: 'Owner/Repo',
  event: 'issue_labeled',
  label: 'workrail',
  secretVariable: 'SECRET',
  tokenVariable: 'TOKEN',
  ...more,
});

export const issue = (number: number, more: object = {}) => ({
  number,
  title: 'The login fails',
  body: 'It does not work.',
  html_url: `https://github.test/owner/repo/issues/${number}`,
  user: maintainer,
  ...more,
});
export const labeled = (number: number, more: object = {}) => ({
  action: 'labeled',
  issue: issue(number),
  label: { name: 'workrail' },
  repository: { full_name: 'owner/repo' },
  sender: maintainer,
  ...more,
});

export class TriggerWorld {
  readonly world = new QueueWorld();
  readonly permissions = new Map<number, Permission>([[maintainer.id, 'write']]);
  readonly cancelled: string[] = [];
  isForgeUp = true;
  forgeCalls = 0;

  set nowMs(ms: number) {
    this.world.nowMs = ms;
  }
  get nowMs(): number {
    return this.world.nowMs;
  }

  readonly forge: Pick<Forge, 'permissionOf' | 'ownId'> = {
    permissionOf: async (_, { id }) => {
      this.forgeCalls += 1;
      return this.isForgeUp
        ? { kind: 'read', value: this.permissions.get(id) ?? 'none' }
        : { kind: 'unavailable', reason: 'the forge is down' };
    },
    ownId: async () => ({ kind: 'read', value: self.id }),
  };

  /** A process of its own. */
  ports(mark = 'a', forge: Partial<Forge> = {}): HandlingPorts & ReturnType<QueueWorld['process']> {
    const process = this.world.process();
    const { files, locks } = this.world.disk;
    const clock = { nowMs: () => this.world.nowMs };
    const host = testHost({ files, locks, clock, ids: countingIds(`t${mark}`) });
    return {
      ...process,
      clock,
      nameSession: async () => undefined,
      cancel: async (sessionId, reason) => {
        this.cancelled.push(`${sessionId}: ${reason}`);
        return true;
      },
      store: new FileTriggerStore(host, statePath),
      forge: () => ({ ...this.forge, ...forge }) as Forge,
    };
  }

  /** Finishes every job that waits. */
  async finishAll({ queue, holder }: Pick<ReturnType<QueueWorld['process']>, 'queue' | 'holder'>): Promise<void> {
    for (let claim = await queue.claim(holder); claim !== null; claim = await queue.claim(holder))
      await queue.finish(claim.state.job.jobId);
  }
}
