/**
 * Eight servers on one data directory, an agent at each, and a SIGKILL at any moment of any call. A run moves from server to server,
 * is forked, kept by checkpoints, found again by its name and advanced by two servers at once. What was acknowledged stays and is
 * repeated to the same bytes by every server, every session replays, and nothing stays locked.
 */
import { expect, test } from 'vitest';
import { rounds } from '../../build/long/rounds.ts';
import type { ResumeData } from '../../schemas/tools.ts';
import {
  acknowledgement,
  advancesIn,
  type Chance,
  chance,
  checkpointOf,
  Server,
  type Step,
  temporaryPlace,
  wait,
  workrail,
} from './support.ts';

const serverCount = 8;
const workflowIds = ['wr.bug_investigation', 'wr.code_review'];
const actions = ['advance', 'advance', 'advance', 'checkpoint', 'fork', 'resume', 'race', 'start', 'pass on'] as const;
type Action = (typeof actions)[number];
/** A kill comes so many milliseconds after its call was sent, at most: about as long as a call takes. */
const killDelayMax = 16;

type Call = { readonly tool: string; readonly args: Record<string, unknown> };
type Answered = { readonly bytes: string; readonly data: Step };
type Acknowledged = Call & { readonly bytes: string };
/** One run as the agents know it: only what was acknowledged. One agent at a time has it. */
type Run = {
  step: Step;
  readonly steps: Step[];
  readonly acknowledged: Acknowledged[];
  advances: number;
};

class Fleet {
  readonly place = temporaryPlace();
  readonly #servers: Server[] = [];
  readonly runs: Run[] = [];
  /** Runs that no agent has at the moment. */
  readonly idle: Run[] = [];
  readonly seen = { killedBefore: 0, killedAfter: 0, races: 0 };

  at(i: number): Server {
    const server = this.#servers[i];
    if (server === undefined) throw new Error(`server ${i} was never started`);
    return server;
  }
  async start(i: number): Promise<Server> {
    const server = await Server.start(this.place);
    this.#servers[i] = server;
    return server;
  }
  async close(): Promise<void> {
    for (const server of this.#servers) expect(server.log).not.toContain('internal_error');
    await Promise.all(this.#servers.map((server) => server.close()));
  }
}

/** Works at one server, kills it now and then, and repeats what was not answered at the next one. */
class FleetAgent {
  readonly #fleet: Fleet;
  readonly #at: number;
  readonly #chance: Chance;
  #killsLeft: number;

  constructor(fleet: Fleet, at: number, kills: number) {
    this.#fleet = fleet;
    this.#at = at;
    this.#chance = chance(0xf1ee7 + at);
    this.#killsLeft = kills;
  }

  async work(): Promise<void> {
    let run = await this.#start();
    for (let turn = 0; this.#killsLeft > 0; turn += 1) {
      const action =
        run.step.ackToken === undefined ? this.#chance.pick(['start', 'fork'] as const) : this.#chance.pick(actions);
      try {
        run = await this.#act(run, action);
      } catch (error) {
        throw new Error(`server ${this.#at}, turn ${turn}, ${action}`, { cause: error });
      }
    }
    this.#fleet.idle.push(run);
  }

  async #act(run: Run, action: Action): Promise<Run> {
    switch (action) {
      case 'start':
        this.#fleet.idle.push(run);
        return this.#start();
      case 'pass on':
        this.#fleet.idle.push(run);
        return this.#fleet.idle.shift() ?? run;
      case 'advance':
        await this.#advance(run);
        return run;
      case 'race':
        await this.#race(run);
        return run;
      case 'checkpoint':
        await this.#acknowledge(run, { tool: 'checkpoint_workflow', args: checkpointOf(run.step) });
        return run;
      case 'fork':
        run.step = await this.#read(
          this.#chance.pick(run.steps.filter(({ ackToken }) => ackToken !== undefined)).stateToken,
        );
        await this.#advance(run);
        return run;
      case 'resume':
        run.step = await this.#read(await this.#found(run));
        return run;
    }
  }

  /**
   * Until it is answered: by the server to which it was sent, or by the next one in its place, after a kill. That one is asked at
   * once, so that a stale lock could not be waited out.
   */
  async #answer({ tool, args }: Call): Promise<Answered> {
    const server = this.#fleet.at(this.#at);
    if (this.#killsLeft === 0 || this.#chance.below(3) > 0) return server.done(tool, args);
    this.#killsLeft -= 1;
    const underWay = server.call(tool, args).catch(() => null);
    await wait(this.#chance.below(killDelayMax));
    await server.kill();
    const before = await underWay;
    this.#fleet.seen[before === null ? 'killedBefore' : 'killedAfter'] += 1;
    const after = await (await this.#fleet.start(this.#at)).done(tool, args);
    if (before !== null && ('ackToken' in args || 'checkpointToken' in args)) expect(after.bytes).toBe(before.bytes);
    return after;
  }

  /** Sends what is recorded once, and remembers what was answered. */
  async #acknowledge(run: Run, call: Call): Promise<Answered> {
    const reply = await this.#answer(call);
    run.acknowledged.push({ ...call, bytes: reply.bytes });
    return reply;
  }

  async #start(): Promise<Run> {
    const { data } = await this.#answer({
      tool: 'start_workflow',
      args: { workflowId: this.#chance.pick(workflowIds) },
    });
    const run: Run = { step: data, steps: [data], acknowledged: [], advances: 0 };
    this.#fleet.runs.push(run);
    return run;
  }

  async #advance(run: Run, args = this.#attempt(run)): Promise<void> {
    const { data } = await this.#acknowledge(run, { tool: 'continue_workflow', args });
    run.step = data;
    run.steps.push(data);
    run.advances += 1;
  }
  #attempt(run: Run) {
    return acknowledgement(run.step, `Notes ${run.advances} of the agent at server ${this.#at}.`);
  }

  /** The same call to another server at the same moment, which may be killed by its own agent. */
  async #race(run: Run): Promise<void> {
    const args = this.#attempt(run);
    const other = this.#fleet.at((this.#at + 1 + this.#chance.below(serverCount - 1)) % serverCount);
    const [mine, theirs] = await Promise.all(
      [this.#fleet.at(this.#at), other].map((server) => server.call('continue_workflow', args).catch(() => null)),
    );
    for (const reply of [mine, theirs]) {
      if (reply?.ok === false) expect(reply.error.code).toBe('TOKEN_SESSION_LOCKED');
    }
    await this.#advance(run, args);
    const { bytes } = run.acknowledged.at(-1) as Acknowledged;
    for (const reply of [mine, theirs]) if (reply?.ok === true) expect(reply.bytes).toBe(bytes);
    this.#fleet.seen.races += 1;
  }

  async #read(stateToken: string): Promise<Step> {
    return (await this.#answer({ tool: 'continue_workflow', args: { stateToken } })).data;
  }

  /** In a new chat: the user knows the name of the run, and nobody knows a token. */
  async #found(run: Run): Promise<string> {
    const { runId, runName } = run.step.session;
    const { data } = await this.#answer({ tool: 'resume_session', args: { query: runName } });
    const candidate = (data as unknown as ResumeData).candidates.find((each) => each.runId === runId);
    if (candidate === undefined) throw new Error(`${runName} is not found by its name`);
    return candidate.stateToken ?? '';
  }
}

/** By another process, to the same bytes, and each advance stands in the log once. */
async function expectAcknowledged({ place, runs }: Fleet, server: Server): Promise<void> {
  for (const { step, acknowledged, advances } of runs) {
    for (const { tool, args, bytes } of acknowledged) expect((await server.done(tool, args)).bytes).toBe(bytes);
    expect(advancesIn(place, step.session.sessionId)).toBe(advances);
  }
}

/** Also of a start whose reply nobody got. */
async function expectVerified({ place, runs }: Fleet): Promise<void> {
  const { stdout } = await workrail(place, ['sessions', 'list', '--json']);
  const { sessions } = JSON.parse(stdout) as { sessions: readonly { sessionId: string; health: string }[] };
  const ids = sessions.map(({ sessionId }) => sessionId);
  expect(ids).toEqual(expect.arrayContaining(runs.map(({ step }) => step.session.sessionId)));
  expect(new Set(sessions.map(({ health }) => health))).toEqual(new Set(['healthy']));
  for (const id of ids) expect(await workrail(place, ['sessions', 'verify', id])).toMatchObject({ code: 0 });
}

/** Every run that is not complete can be advanced at once, and the store by a collection. */
async function expectNothingLocked({ place, runs }: Fleet, server: Server): Promise<void> {
  for (const run of runs) {
    const { data } = await server.rehydrate(run.steps.findLast(({ ackToken }) => ackToken !== undefined) ?? run.step);
    await server.advance(data, 'After all kills.');
  }
  await server.close();
  expect(await workrail(place, ['sessions', 'gc'])).toMatchObject({ code: 0 });
}

/** @verifies kill-loses-nothing-acknowledged @verifies kill-leaves-nothing-locked */
test(`${serverCount} servers on one data directory lose no acknowledged step in ${rounds.fleetKills} kills, and nothing stays locked`, async () => {
  const fleet = new Fleet();
  const indexes = Array.from({ length: serverCount }, (_, i) => i);
  await Promise.all(indexes.map((i) => fleet.start(i)));
  await Promise.all(indexes.map((i) => new FleetAgent(fleet, i, rounds.fleetKills / serverCount).work()));
  await fleet.close();
  const after = await Server.start(fleet.place);
  await expectAcknowledged(fleet, after);
  await expectVerified(fleet);
  await expectNothingLocked(fleet, after);
  expect(after.log).not.toContain('internal_error');
  console.info(`eight servers: ${fleet.runs.length} runs, ${JSON.stringify(fleet.seen)}`);
}, 1_800_000);
