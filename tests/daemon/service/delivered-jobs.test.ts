/**
 * Random sequences of what a user can do about a job whose result is delivered, of daemons, of crashes, and of failures of the forge and the model:
 * each text is posted once, nothing is posted after a dismissal, and what the user did not give up is delivered in the end, or says what it needs.
 */
import { expect, it } from 'vitest';
import { rounds } from '../../../build/long/rounds.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { chance } from '../../e2e/support.ts';
import { DeliveredJobsWorld } from './delivered-jobs-world.ts';

const acts = [
  ...['daemon', 'daemon', 'daemon', 'approve', 'approve', 'reject', 'pause', 'end pause', 'cancel', 'dismiss job'],
  ...['retry', 'retry new', 'resume', 'deliver', 'deliver again', 'dismiss delivery', 'finish interrupted'],
] as const;
type Act = (typeof acts)[number];
/** What the user, or another process, does while a process works. */
const actsMeanwhile: readonly Act[] = [
  ...(['pause', 'cancel', 'dismiss job', 'retry', 'retry new', 'dismiss delivery', 'finish interrupted'] as const),
];

/** With these, the user lets a session go on. */
const continuing: ReadonlySet<Act> = new Set<Act>(['approve', 'reject', 'end pause', 'resume']);

/** What the user wants, as the user knows it from the answers of the commands. */
class Wishes {
  /** Posts of each session whose delivery the user dismissed, when that was done. */
  readonly dismissed = new Map<SessionId, number>();
  isJobDismissed = false;
  isCancelled = false;
  /** Model calls when the user paused, cancelled or dismissed the work, and has not continued it since. */
  stoppedAt: number | null = null;
}

class Schedule {
  readonly world = new DeliveredJobsWorld();
  readonly wishes = new Wishes();
  readonly story: string[] = [];
  readonly #random;
  jobId = '';

  private constructor(seed: number) {
    this.#random = chance(seed);
    this.story.push(`seed ${seed}`);
  }

  static async run(seed: number): Promise<Schedule> {
    const schedule = new Schedule(seed);
    await schedule.#run().catch((error: unknown) => {
      throw new Error(schedule.story.join('; '), { cause: error });
    });
    return schedule;
  }

  async #run(): Promise<void> {
    this.jobId = await this.world.add();
    for (let left = 3 + this.#random.below(10); left > 0; left -= 1) {
      await this.#act(this.#random.pick(acts));
      this.#requireNothingUnwanted();
    }
    this.world.forge.fails = () => null;
    this.world.modelCall = () => 'replies';
    await this.#settle();
  }

  #perform(act: Act, sessionId: SessionId | undefined): Promise<boolean> {
    const { world, jobId } = this;
    switch (act) {
      case 'daemon':
        return world.runDaemon();
      case 'finish interrupted':
        return world.finishInterrupted();
      case 'dismiss job':
        return world.dismissJob(jobId);
      case 'retry':
        return world.retryJob(jobId, 'same');
      case 'retry new':
        return world.retryJob(jobId, 'new');
    }
    if (sessionId === undefined) return Promise.resolve(false);
    switch (act) {
      case 'approve':
      case 'reject':
        return world.answer(sessionId, act);
      case 'pause':
      case 'cancel':
        return world.send(sessionId, { kind: act });
      case 'end pause':
        return world.send(sessionId, { kind: 'resume' });
      case 'resume':
        return world.resume(sessionId);
      case 'deliver':
        return world.deliver(sessionId, false);
      case 'deliver again':
        return world.deliver(sessionId, true);
      case 'dismiss delivery':
        return world.dismissDelivery(sessionId);
    }
    throw new Error(act);
  }

  async #act(act: Act): Promise<void> {
    const { world } = this;
    const random = this.#random;
    const sessions = await world.sessions();
    const { sessionId: own, status } = await world.job(this.jobId);
    const sessionId = (random.below(4) > 0 ? own : null) ?? (sessions.length === 0 ? undefined : random.pick(sessions));
    world.forge.fails = () => (random.below(4) === 0 ? random.pick(['refused', 'before', 'after']) : null);
    world.modelCall = () => (random.below(8) === 0 ? random.pick(['fails', 'is stopped']) : 'replies');
    const meanwhile = random.below(3) === 0 ? random.pick(actsMeanwhile) : null;
    const cut = meanwhile === null && random.below(3) === 0 ? random.below(200) : null;
    const later = meanwhile === null ? null : this.#prepare(meanwhile);
    this.story.push(`${act}${cut === null ? '' : `, cut after ${cut}`}, ${status}`);
    if (cut !== null) world.disk.cutAfter(cut);
    let isDone = await this.#perform(act, sessionId).catch((error: unknown) => {
      if (cut === null) throw error;
      return null;
    });
    if (cut !== null) {
      // A page that was written and not synced may be on the disk.
      world.disk.restart(() => random.pick(['lost', 'kept', 'torn']));
      // The user runs the command again.
      if (isDone === null && act !== 'daemon')
        isDone = (await this.#perform(act, sessionId)) || act.startsWith('retry');
    }
    this.story.push(isDone === true ? 'done' : isDone === null ? 'died' : 'refused');
    if (isDone === true) this.#note(act, sessionId, { own, status });
    await later?.();
  }

  /**
   * The act happens at the first call of the model or the forge. An effect of the forge that has begun is not taken back, so what the user wants counts
   * after the process.
   *
   * @returns what is to be called after the process
   */
  #prepare(act: Act): () => Promise<void> {
    const { world } = this;
    let note: (() => void) | null = null;
    const happen = (isEffect: boolean) => async () => {
      world.meanwhile = world.forge.meanwhile = async () => undefined;
      const { sessionId: own, status } = await world.job(this.jobId);
      const isDone = await this.#perform(act, own ?? undefined);
      this.story.push(`meanwhile ${act}, ${status}: ${isDone ? 'done' : 'refused'}`);
      if (!isDone) return;
      note = () => this.#note(act, own ?? undefined, { own, status });
      if (!isEffect && act.startsWith('dismiss')) note();
    };
    world.meanwhile = happen(false);
    world.forge.meanwhile = happen(true);
    return async () => {
      world.meanwhile = world.forge.meanwhile = async () => undefined;
      note?.();
    };
  }

  #note(
    act: Act,
    sessionId: SessionId | undefined,
    job: { readonly own: SessionId | null; readonly status: string },
  ): void {
    const { wishes, world } = this;
    const { own, status } = job;
    const dismiss = (of: SessionId) => wishes.dismissed.set(of, world.forge.posts.length);
    const isOwn = sessionId !== undefined && sessionId === own;
    if ((act === 'pause' && isOwn) || (act === 'cancel' && isOwn) || act === 'dismiss job')
      wishes.stoppedAt = world.requests.length;
    else if (act === 'retry new' || act === 'retry' || (isOwn && continuing.has(act))) wishes.stoppedAt = null;
    switch (act) {
      case 'dismiss job':
        wishes.isJobDismissed = true;
        if (own !== null) dismiss(own);
        return;
      case 'dismiss delivery':
        if (sessionId !== undefined) dismiss(sessionId);
        return;
      case 'retry':
        wishes.isJobDismissed = false;
        wishes.isCancelled = false;
        if (status === 'dropped' && own !== null) wishes.dismissed.delete(own);
        return;
      case 'retry new':
        wishes.isJobDismissed = false;
        wishes.isCancelled = false;
        // Another session does the job, and delivers.
        if (own !== null) dismiss(own);
        return;
      case 'deliver again':
        if (sessionId !== undefined) wishes.dismissed.delete(sessionId);
        return;
      case 'cancel':
        if (isOwn) wishes.isCancelled = true;
    }
  }

  #requireNothingUnwanted(): void {
    const { forge, requests } = this.world;
    const { posts } = forge;
    if (this.wishes.stoppedAt !== null) expect(requests.length).toBe(this.wishes.stoppedAt);
    for (const [sessionId, count] of this.wishes.dismissed)
      expect(
        posts.slice(count).filter((post) => post.sessionId === sessionId),
        this.story.join('; '),
      ).toEqual([]);
    expect(new Set(posts.map(({ body }) => body)).size).toBe(posts.length);
    const results = posts.filter(({ what }) => what === 'result').map(({ sessionId }) => sessionId);
    expect(new Set(results).size).toBe(results.length);
  }

  async #continue(sessionId: SessionId): Promise<void> {
    const { world, wishes } = this;
    wishes.stoppedAt = null;
    if (!(await world.answer(sessionId, 'approve'))) await world.send(sessionId, { kind: 'resume' });
  }

  /** What the reports advise, until nothing is left to do. */
  async #settle(): Promise<void> {
    const { world, wishes, jobId } = this;
    for (let round = 0; round < 12; round += 1) {
      await world.runDaemon();
      await world.finishInterrupted();
      this.#requireNothingUnwanted();
      const { status, sessionId } = await world.job(jobId);
      if (wishes.isJobDismissed || wishes.isCancelled) continue;
      if (status === 'dropped' && !(await world.retryJob(jobId, 'same'))) await world.retryJob(jobId, 'new');
      if (sessionId === null) continue;
      if ((await world.session(sessionId)).status === 'waiting') await this.#continue(sessionId);
      if ((await world.unsettled(sessionId)) !== null) await world.deliver(sessionId, true);
    }
    if (wishes.isJobDismissed || wishes.isCancelled) return;
    const { status, sessionId } = await world.job(jobId);
    expect({ status, session: sessionId === null ? null : (await world.session(sessionId)).status }).toEqual({
      status: 'finished',
      session: 'success',
    });
    const results = world.forge.posts.filter((post) => post.what === 'result' && post.sessionId === sessionId);
    if (sessionId !== null && !wishes.dismissed.has(sessionId)) expect(results.length).toBe(1);
    if (sessionId !== null) expect(await world.unsettled(sessionId)).toBeNull();
  }
}

// @verifies dismissed-jobs-deliver-nothing, retries-deliver-again, delivery-repeats-nothing, interrupted-deliveries-are-finished
it('over random sequences of acts of a user, each result is posted once, and not after it was dismissed', async () => {
  let results = 0;
  let dismissals = 0;
  for (let seed = 1; seed <= rounds.deliveryActs; seed += 1) {
    const { world, wishes } = await Schedule.run(seed);
    results += world.forge.posts.filter(({ what }) => what === 'result').length;
    dismissals += wishes.dismissed.size + (wishes.isJobDismissed ? 1 : 0);
  }
  expect(results).toBeGreaterThan(rounds.deliveryActs / 4);
  expect(dismissals).toBeGreaterThan(0);
}, 3_600_000);
