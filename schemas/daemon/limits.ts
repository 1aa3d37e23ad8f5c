/** The limits of the daemon, with their reasons. */

// Sessions ------------------------------------------------------------------------------------------------------------
/** One text in the conversation with a model. The prompt of a step with its recap fits several times. */
export const conversationTextBytesMax = 256 * 1024;
/** What a tool returns to the model. More is cut in the middle: the start names the command, and the end has its outcome. */
export const toolResultBytesMax = 32 * 1024;
/** Output of a command, or a part of a file, in one tool result. */
export const toolOutputBytesMax = 24 * 1024;
export const commandSecondsDefault = 120;
/** A longer command runs in the background. */
export const commandSecondsMax = 600;
export const filesListedMax = 200;
export const linesListedMax = 100;
/** The start of arguments that are not a JSON object: enough to recognize what was meant. */
export const toolArgumentsBytesMax = 2048;
/** What is kept of the name that a model calls; the names of tools are far shorter. */
export const toolNameLengthMax = 128;
/** Further calls in one reply are dropped: a model that sends so many does not read their results. */
export const toolCallsPerReplyMax = 64;
export const modelNameLengthMax = 128;
/** Far above what a model writes in one reply: a provider that sends more must not fill the memory. */
export const modelReplyBytesMax = 16 * 1024 * 1024;
/** Until a connection to a provider exists, with its encryption: a host that does not answer at all is called again sooner. */
export const modelConnectMsMax = 10_000;
/** A script is written by hand or by a small program: far above any sensible length. */
export const modelScriptEntriesMax = 1000;
export const modelScriptTurnsMax = 1000;
/** Upper limits of what a user may configure: far above any sensible value, so that a typing error is refused. */
export const outputTokensMax = 1_000_000;
export const stepCallsMax = 10_000;
export const sessionMinutesMax = 7 * 24 * 60;
export const callMinutesMax = 120;
/** A command in the foreground may take 10 minutes, which does not count as silence. */
export const silenceMinutesMin = 15;
export const childSessionsMax = 1000;
/** Each level holds a sandbox open. */
export const childDepthMax = 8;
/** Without a configured value. A step that needs more calls is stuck far more often than busy. */
export const outputTokensDefault = 16_384;
export const stepCallsDefault = 100;
export const sessionMinutesDefault = 120;
export const callMinutesDefault = 10;
export const stepMinutesDefault = 60;
export const silenceMinutesDefault = 30;
/** Between the time limit of a model call and the time from which the session counts as silent. */
export const silenceAfterCallMinutes = 5;
/** Equal denials of a policy in one step: by then the model has read three times what is allowed. */
export const equalDeniedCallsMax = 3;
/** What was denied: a path, or the name of a command. */
export const deniedCallBytesMax = 512;
/** Policies of workflows, and paths or commands in one: far above any sensible number. */
export const policiesMax = 1000;
export const policyRulesMax = 1000;
export const childDepthDefault = 1;
/** With doubling pauses, about a minute of failures. */
export const failuresInARowMax = 6;
/** Turns of a step that repeat each other before it counts as stuck. A model that waits or retries repeats fewer. */
export const repeatedCallsMax = 4;
export const repeatedErrorsMax = 3;
export const alternatingTurnsMax = 6;
/** Of calls that repeat in turns of three, or differ only in times and durations. */
export const looseRepetitionsMax = 8;
export const repliesWithoutCallMax = 3;
/** From this percentage of its calls on, a step must bring something new in each so many turns. */
export const newStateFromPercent = 80;
export const newStateWithinTurns = 7;
/** Why a session ended, or why a model call failed: one or two sentences. */
export const sessionReasonBytesMax = 1024;
/** The log of one session: several thousand model calls with long results. */
export const turnLogBytesMax = 512 * 1024 * 1024;
/** One line of some hundred bytes for each time that a session stopped. */
export const statisticsBytesMax = 256 * 1024 * 1024;
/** What a user writes to a session at once: longer texts belong in a file of the workspace. */
export const inboxTextBytesMax = 16 * 1024;
/** Entries of one inbox: far more than a user writes, and a bound for a program that writes by mistake. */
export const inboxEntriesMax = 10_000;
/** How often a process looks for a cancellation while a model call or a tool runs. */
export const inboxPollMs = 500;
/** If the clock and the time of the process differ by more between two records, the clock was set, or the machine was suspended (on Linux). */
export const clockDifferenceMsMax = 1000;
/** How often a call that waits for its child session looks whether another process still works on the child. */
export const childPollMs = 1000;
/** The start of the digest of a gate, as commands show and take it. */
export const gateDigestShownLength = 8;
/** What a provider adds to the input of a call: its frame around tools and messages. */
export const requestOverheadTokensMax = 4096;
/** Upper limit of a configured limit in tokens: far above any sensible value, so that a typing error is refused. */
export const spendingTokensMax = 1_000_000_000_000;
/** A million dollars: a typing error is refused. */
export const raiseMicroUsdMax = 1_000_000_000_000;
/** Ids, two tokens, and one answer of the runtime. */
export const sidecarBytesMax = 256 * 1024;

/** The dedupe key and the subject of a job: a few ids and a path. */
export const jobKeyLengthMax = 1024;
/** Jobs that are not finished. More means that something adds jobs without end. */
export const openJobsMax = 10_000;
/** A job that fails so often in a row without completing a step is a dead letter. */
export const jobFailuresMax = 2;
/** Between two tries of a job that failed: a provider that refuses calls needs longer than a second. */
export const jobRetryMs = 60_000;
/** How often the daemon looks for jobs that another process added. */
export const queuePollMs = 1000;
export const sessionsAtOnceMax = 20;
export const sessionsAtOnceDefault = 2;
/** A process that only looks holds the lock of a session for less than a millisecond; one that works holds it for minutes. */
export const sessionLockRetryMs = 10;
export const sessionLockAttempts = 10;
/** A log that several processes append to: some million records. */
export const sharedLogBytesMax = 512 * 1024 * 1024;

// Triggers of the daemon ----------------------------------------------------------------------------------------------
export const triggersMax = 100;
export const triggerNameLengthMax = 64;
/** A template: a line. */
export const triggerTextLengthMax = 1000;
export const triggerContextMax = 50;
export const triggerBotsMax = 50;
/** A text of an event in a goal: enough to recognize it, and the goal has room for other words. */
export const eventQuoteBytesMax = 120;
/** The room that the words of a rule leave for such a text, with its quotation marks: a title of a few words. */
export const eventQuoteBytesMin = 30;
/** The room for other values of an event in a goal, as GitHub limits them: a number, a login with `[bot]`. */
export const eventNumberBytesMax = 10;
export const eventLoginBytesMax = 39;
/** The ids of a job and of a session, and a time, as they are made. */
export const eventIdBytesMax = 31;
export const eventTimeBytesMax = 24;
/** A text of an event in one input. The context of a run holds several. */
export const eventTextBytesMax = 16 * 1024;
/** Upper limits of what a user may configure. */
export const cooldownMinutesMax = 7 * 24 * 60;
export const runsPerDayMax = 1000;
export const pollMinutesMax = 24 * 60;
export const catchUpMax = 100;
/** Without a configured value. Two bots that answer each other do it within minutes. */
export const cooldownMinutesDefault = 30;
/** Twice an hour. */
export const runsPerDayDefault = 50;
/** A run, what its result starts, and one more. */
export const chainDepthDefault = 3;
export const catchUpDefault = 10;
export const overlapDefault = 'skip';
/** A clock that shows an earlier time was never set: daemons did not exist then. Some devices start in 1970 until they reach a time server. */
export const clockMsMin = Date.UTC(2025, 0, 1);
/** An occurrence is on time for so long: a daemon that is busy or starts again does not miss it. */
export const occurrenceDelayMsMax = 60_000;
/** How often schedules and ends of jobs are looked at. */
export const triggerTickMs = 5000;
/** What triggers remember: lists lose their oldest entries first. */
export const triggerEventsKeptMax = 2000;
/** A repository and a label, or a workflow and all outcomes. */
export const triggerSourceLengthMax = 512;
/** The time of an issue, and the tag of a list of issues, as a forge states them. */
export const pollTimeLengthMax = 64;
export const etagLengthMax = 256;
export const triggerSubjectsKeptMax = 1000;
export const refusalsKeptMax = 200;
/** Fewer than the events that are kept, so an end that was refused is not decided again. */
export const endedJobsRead = 1000;
/** All lists at their limits with the longest texts. */
export const triggerStateBytesMax = 16 * 1024 * 1024;
/** GitHub sends up to 25 MB; issues and comments have at most 256 KiB. */
export const webhookBodyBytesMax = 1024 * 1024;
export const webhookConnectionsMax = 64;
/** GitHub waits 10 seconds for an answer. */
export const webhookTimeoutMs = 10_000;
/** Signed events of one account for one trigger in a minute. */
export const eventsPerSenderMinuteMax = 60;
export const sendersKeptMax = 1000;
/** Three requests fit into the time that GitHub waits. */
export const forgeTimeoutMs = 3000;
/** A page of issues with their texts. */
export const forgeReplyBytesMax = 32 * 1024 * 1024;
export const forgeAddressLengthMax = 2048;
export const forgePagesMax = 10;
/** The clock of this machine and that of the forge, beyond the second that both are rounded to. */
export const clockSkewMsMax = 30_000;

// Sandboxes of the daemon ---------------------------------------------------------------------------------------------
/** Starting a sandbox takes a tenth of a second; a machine that needs so long does not start it. */
export const sandboxStartMsMax = 20_000;
/** What a sandbox prints while it is built, kept for the message if that fails. */
export const sandboxSetupOutputBytesMax = 4096;
/** One line from inside: the largest file that can be read, in base64, and what surrounds it. */
export const insideLineBytesMax = 48 * 1024 * 1024;
/** A file that a tool reads or edits; longer ones are searched, or read by a command. */
export const insideFileBytesMax = 32 * 1024 * 1024;
/** What one command may print into the file that keeps its output. */
export const commandOutputKeptBytesMax = 8 * 1024 * 1024;
/** What a command that states no other limit returns of its output. */
export const commandOutputBytesMax = 32 * 1024;
/** A command in the foreground that states no other limit: builds and test suites end in this time; a server belongs in the background. */
export const commandTimeoutMs = 10 * 60 * 1000;
/** Between the request to end and the end. */
export const commandTermGraceMs = 2000;
/** After a command has ended, how long other processes of its group may hold its output. */
export const commandDrainMs = 250;
/** After the time limit of an operation, how long the program inside may take to reply: an agent can stop it with a signal. */
export const insideReplyMsMax = 60_000;
/** After its group was killed, how long a reply waits until the kernel has ended the processes of the group, and how often it looks. */
export const commandKillMs = 1000;
export const commandKillPollMs = 5;
/** After the sandbox of a daemon that died was killed, how long a resume waits until the kernel has ended it, and how often it looks. */
export const processEndMsMax = 10_000;
export const processEndPollMs = 5;
/** Commands in the background of one sandbox: a server, a watcher, a database and some more. */
export const backgroundCommandsMax = 16;
/** Files that a walk lists; a git repository has no such limit, because git lists it. */
export const listedFilesMax = 200_000;
/** What is read for a digest of the files of a session, which is taken when a tool call may be a repetition: some 100 ms at most. */
export const digestedFilesMax = 20_000;
export const digestedFileBytesMax = 1024 * 1024;
export const digestedBytesMax = 32 * 1024 * 1024;
/** A file that a search reads: longer ones are data. */
export const searchedFileBytesMax = 4 * 1024 * 1024;
/** What a search shows of a line. */
export const searchedLineLengthMax = 500;
/** A pattern with a back reference or without case can take longer than anyone waits. */
export const searchTimeoutMs = 30_000;
/** What one search returns: some thousand lines. */
export const searchReplyBytesMax = 4 * 1024 * 1024;
/** How often the memory and the disk of a sandbox are measured. What is used in between can pass the limit. */
export const sandboxUsageIntervalMs = 500;
/** The daemon answers other requests between two slices of a walk over the files of a sandbox. */
export const sandboxWalkSliceMs = 20;
/** What the smallest file of a sandbox counts: a disk can run out of entries before it runs out of space. */
export const sandboxFileBytesMin = 4096;
/** Directories whose files have paths that no call of the system takes; programs make none. */
export const sandboxLongPathsMax = 64;
/** Limits of a sandbox that states no others: a build of a large project fits, and a laptop survives the worst. */
export const sandboxMemoryPerProcessBytes = 4 * 1024 ** 3;
export const sandboxMemoryBytes = 6 * 1024 ** 3;
/** Threads count as processes: a test runner with workers has some hundred. */
export const sandboxProcesses = 1024;
export const sandboxFileBytes = 2 * 1024 ** 3;
export const sandboxOpenFiles = 4096;
export const sandboxTemporaryBytes = 1024 ** 3;
export const sandboxDiskBytes = 10 * 1024 ** 3;
/** The port of the forwarder in a sandbox: that of many proxies. No other program is there before it. */
export const insideProxyPort = 3128;
/** Transfers at once through the proxy of one sandbox: a package manager uses some 20. */
export const proxyTransfersMax = 64;
/** Of one request to the proxy. */
export const proxyHeaderBytesMax = 16 * 1024;
/** A connection on which nothing happens ends: far longer than any server lets a client wait. */
export const proxyIdleMs = 5 * 60 * 1000;
export const proxyConnectMs = 15_000;
/** What one session may transfer in both directions: every package of a large project several times. */
export const proxyBytesMax = 8 * 1024 ** 3;
/** Names that are resolved at once, by all sessions together: each occupies a thread that also serves files. */
export const proxyLookupsMax = 2;
/** Different refused targets between two actions of a session; more are counted together. */
export const networkRefusalsKept = 50;
/** A host of 253 characters with brackets and a port. */
export const networkTargetLengthMax = 300;
/** What a user may configure: the program inside needs 100 MiB and some threads; the most is far above any machine. */
export const sandboxMemoryMebibytesMin = 256;
export const sandboxDiskMebibytesMin = 16;
export const sandboxMebibytesMax = 16 * 1024 * 1024;
export const sandboxProcessesMin = 32;
export const sandboxProcessesMax = 65_536;
/** New sandboxes for one session in one process, after ends that commands caused: a model that needs more does not learn from them. */
export const sandboxRestartsMax = 3;
/** Users of sandboxes that a daemon of root starts: above the ranges that distributions give to people, services and containers. */
export const sandboxUserFirst = 1_879_048_192;
export const sandboxUsers = 65_536;

// Worktrees of the daemon ---------------------------------------------------------------------------------------------
/** One call of git on a repository of the user: to index a large pack takes a minute. */
export const worktreeGitMsMax = 10 * 60 * 1000;
/** Time for git to remove its lock files when it is asked to end. */
export const worktreeGitGraceMs = 3000;
/** What such a call prints: an id or a list of refs; a bundle and a patch go to files. */
export const shallowFileBytesMax = 16 * 1024 * 1024;
export const worktreeGitOutputBytesMax = 16 * 1024 * 1024;
/** The pack of a checkpoint. What an agent commits is source text; more is a mistake, and stays in the worktree. */
export const checkpointPackBytesMax = 1024 ** 3;
/** What git takes at once to check such a pack: above its threshold of 512 MiB for a blob, which it then reads in parts. */
export const checkpointAllocationBytesMax = 1024 ** 3;
/** A line of the ledger: ids, two paths, one commit. */
export const worktreeRecordBytesMax = 16 * 1024;
/** Some ten short lines for each session with a worktree: about as many sessions as the statistics can hold. */
export const worktreeLedgerBytesMax = 256 * 1024 * 1024;
/** Repositories that lend objects to each other. */
export const alternatesMax = 8;
export const alternatesFileBytesMax = 64 * 1024;
/** More than the text of the daemon in a `.keep` file of git has. */
export const keepFileBytesMax = 4 * 1024;

// Delivery of the daemon ----------------------------------------------------------------------------------------------
/** A pull request that a person can still review. The configuration may allow more, up to the second number. */
export const deliveryFilesDefault = 100;
export const deliveryFilesMax = 3000;
export const deliveryBytesDefault = 1024 * 1024;
export const deliveryBytesMax = 100 * 1024 * 1024;
/** Patterns, labels and checks of one repository: written by hand. */
export const deliveryPatternsMax = 100;
export const deliveryLabelsMax = 20;
export const deliveryChecksMax = 20;
/** Repositories of one configuration. */
export const deliveryRepositoriesMax = 100;
/** The first line of a commit, as git and forges show it. */
export const deliveryTitleLengthMax = 100;
/** Forges take 65,536 characters; the marker and the quoting need some of them. */
export const deliveryTextLengthMax = 48 * 1024;
/** Attempts of one effect, each after a look whether the attempt before had succeeded. */
export const deliveryAttemptsMax = 3;
/** A rate limit that ends later than that fails the delivery; a retry continues it. */
export const deliveryPauseMsMax = 60_000;
/** What GitHub asks for where a reply does not state when its rate limit ends. */
export const unstatedLimitMs = 60_000;
/** Pages of a list of a forge, of 100 entries each. */
export const labelPagesMax = 30;
/** One request to a forge. */
export const forgeRequestMsMax = 30_000;
/** One check of the configuration. */
export const deliveryCheckMsMax = 20 * 60 * 1000;
/** What a refusal shows of the output of a failed check. */
export const deliveryCheckOutputBytesMax = 1500;

/** Linux allows 107 bytes for the path of a unix socket, macOS 103. */
export const socketPathBytesMax = 100;
export const controlConnectionsMax = 32;
/** Programs that follow a daemon at once. */
export const controlFollowersMax = 8;
/** The requests on the socket have no headers of their own. */
export const controlHeaderBytesMax = 4096;
/** A browser adds some hundred bytes, and the cookies of every other server on localhost. */
export const apiHeaderBytesMax = 16 * 1024;
/** The longest text of an entry with each byte escaped, and the other fields. */
export const controlBodyBytesMax = 128 * 1024;
/** Requests that read logs at once: each takes time from the sessions of the daemon. */
export const controlReportsMax = 2;
/** Requests that change something and read logs to find their session. They do not wait for reports. */
export const controlLookupsMax = 1;
/** Requests that wait in each of the two lines: with those that run, fewer than the connections, so a stop is still answered. */
export const controlWaitingMax = 12;
/** Without a byte that the client of a reply takes. */
export const controlReplyMsMax = 30_000;
/** Jobs that wait for the user, in a status that is sent again after each change. */
export const statusWaitingMax = 200;
/** Sessions in one reply, each of which is read from its log, and jobs in one reply. */
export const controlPageDefault = 50;
export const controlPageMax = 200;
/** Parts of a replay in one reply; a longer part is a reply of its own. */
export const controlReplayBytesMax = 1024 * 1024;
/** A turn, or the position of a part: nine digits are more than the log of a session can hold. */
export const controlPositionMax = 999_999_999;
/** A session id, a run id, the name of a run, or the id of a job. */
export const sessionNameLengthMax = 128;
/** 256 bits: nobody guesses a key while the daemon runs. */
export const apiKeyBytes = 32;
/** For a client to send its request. */
export const controlRequestMsMax = 5000;
/** For the daemon to answer; it may be in the middle of compiling a project. */
export const controlWaitMs = 5000;
/** What a follower has not read when it is left behind. */
export const controlUnreadBytesMax = 1024 * 1024;
/** One line of an answer; far above a page of each report. */
export const controlReplyBytesMax = 16 * 1024 * 1024;
/** Changes within this time are one status. */
export const controlStatusPauseMs = 200;
/** For a daemon to answer after it was started: triggers may ask a forge first. */
export const daemonStartMs = 30_000;
/** For a daemon to end: its sessions park within 10 seconds. */
export const daemonStopMs = 20_000;
/** Two files of this size, so a log covers weeks. */
export const serviceLogBytesMax = 1024 * 1024;
export const serviceLogCheckMs = 5000;
/** Of the log of a daemon that could not start. */
export const serviceLogShownLines = 20;
export const serviceFileBytesMax = 64 * 1024;
