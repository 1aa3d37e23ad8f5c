/**
 * Every limit of the durable formats and of the agent's protocol, with its reason. Text is measured in UTF-8 bytes unless the
 * name says otherwise [utf8-budgets]. `tests/schemas/limits.test.ts` checks the relations between these numbers.
 */

/** Appended exactly to every text that is truncated at a byte limit. */
export const truncationMarker = '\n\n[TRUNCATED]';
/** The section of a prompt that lists user dependencies: a reply refers to it and does not repeat it. */
export const userDependenciesHeading = 'Only the user can give';

// Durable events -----------------------------------------------------------------------------------------------------
/** Per-step notes: 10–30 lines of Markdown fit, a pasted log does not. */
export const notesBytesMax = 4096;
/** The goal of a run, one line of every list. A longer goal is truncated, because it must not prevent a start. */
export const goalBytesMax = 200;
/** `context` as JCS bytes, for each merged context: it is for parameters, not for documents. */
export const contextBytesMax = 256 * 1024;
/** One artifact as JCS bytes. Artifacts are small structured results, and not copies of a repository. */
export const artifactBytesMax = 256 * 1024;
/** Artifacts in one output. Limits the object writes of a plan. */
export const artifactsMax = 32;
export const dedupeKeyLengthMax = 256;
/** The outcome of a run at the end of the reply that completes it: clients that truncate the middle of replies keep it. */
export const outcomeBytesMax = 1500;
/** The number of newest artifacts that are read for the outcome of a run: each may have `artifactBytesMax`. */
export const outcomeArtifactsReadMax = 16;
/** Decisions that the outcome of a run lists. */
export const outcomeDecisionsMax = 32;
/** The number of first artifacts of a shown run whose kind is read: a run may have any number. */
export const shownArtifactsReadMax = 256;
/** The interval at which a watched run is read: a user notices no delay, and each read reads the session once. */
export const watchIntervalMs = 1000;
/** Sessions that a list shows by default, because each of them is read. */
export const sessionsListedMax = 50;
/** The title that an owner gives a run: one line of a list. */
export const runTitleBytesMax = 200;
/** The reason why an owner abandoned a run: agents see it beside a step. */
export const abandonReasonBytesMax = 300;
/** Runs of one session that its owner can mark. */
export const markedRunsMax = 256;
/** All marks of a session as JSON, in which each byte of their texts takes two. The rest of a longer file is not read. */
export const marksBytesMax = 512 * 1024;
export const blockersMax = 10;
export const blockerMessageBytesMax = 512;
export const blockerFixBytesMax = 1024;
/** The author's text in a blocker: the rest of its message names the step, its iterations and the reason. */
export const blockerAuthoredBytesMax = 320;
/** The text of a rule for the notes, with the words of WorkRail around the author's: `One of these must hold: …`. */
export const blockerRequirementBytesMax = 352;
/** The author's text in the fix of a blocker: the guidance of a follow-up. The rest asks to send everything again. */
export const blockerFollowupBytesMax = 900;
/** A step instance in a message: an id of 64 characters, and the iterations of three loops with the beginnings of their ids. */
export const placeRoomBytes = 128;
/** A name in a message without space for a longer one: ids have up to 64 characters. */
export const nameRoomBytes = 64;
export const gapSummaryBytesMax = 512;
/** A comment of the user in the client's form, which a blocker shows with additional words. */
export const confirmationCommentBytesMax = 384;
export const divergenceSummaryBytesMax = 512;
export const traceEntriesMax = 25;
export const traceSummaryBytesMax = 512;
export const traceRefsMax = 10;
/** Parts that a trace entry names as the reason of a condition, so that one long condition does not fill the trace of a node. */
export const tracePartsMax = 4;
export const traceBytesMax = 8192;
export const observationShortStringMax = 80;
export const observationPathMax = 512;
/** Of the name of the source file of a run. */
export const workflowSourceRefLengthMax = 512;
/** Completed steps that a snapshot lists itself; with more, it lists the difference from its parent (ADR-0026). */
export const completedListedMax = 64;
/**
 * The list of a `for_each`, as JCS bytes, up to which every snapshot of the loop contains it; for a longer one, snapshots contain
 * a reference.
 */
export const repeatedItemsBytesMax = 1024;
/** The maximum length of a chain of blocked attempts: after the tenth, no further attempt is accepted. */
export const blockedChainMax = 10;
/** Gaps that one attempt may record, in addition to those in its artifacts: limits a plan. */
export const gapsMax = 64;
/**
 * Instructions of all patterns of one step, as RE2 programs: `[a-z]+` has 6, `.{1,500}` a thousand. A search takes the size of a
 * pattern times the length of the notes, so this limit corresponds to at most one and a half seconds.
 */
export const stepPatternsSizeMax = 8000;
/**
 * The same for one step, estimated before compiling: RE2 shares common prefixes of alternatives, so a program may be several
 * times smaller than its estimate. Compiling this much takes 50 ms.
 */
export const stepPatternsEstimateMax = 8 * stepPatternsSizeMax;
/**
 * Estimated instructions of the different patterns of one source or workflow: those of 2,000 steps with 125 each. Compiling them
 * takes 0.3 s.
 */
export const workflowPatternsSizeMax = 250_000;
/** Instructions times characters of all searches of one attempt, contracts and notes: twice the largest notes. Two seconds at most. */
export const attemptSearchMax = 2 * stepPatternsSizeMax * notesBytesMax;
/**
 * Keywords of contract schemas times the values that they are applied to, in one attempt. The largest builtin contract over an artifact
 * of 256 KB takes about 100,000. Each may be an error that is kept, so this bounds memory to tens of megabytes.
 */
export const attemptSchemaChecksMax = 250_000;
/**
 * The cost of replaying one bundle: searches as in `attemptSearchMax`; validating against a contract schema, a step and a part of
 * a condition count in proportion to their time. A run of 10,000 steps with six parts of conditions each, and one of 1,000
 * attempts with 10,000 validations each, are below the limit. It corresponds to at most a minute.
 */
export const replayWorkMax = 32 * attemptSearchMax;
export const checkWork = 16;
export const flowPartWork = 2;
/**
 * Keywords and entries of the contract schemas of one step and of one workflow: the largest builtin has 121, a dimension of an
 * assessment about 30. Ajv takes a second to compile 5,000.
 */
export const stepContractNodesMax = 5000;
export const workflowContractNodesMax = 50_000;
/** The maximum nesting of loops. */
export const loopDepthMax = 3;

// Storage ------------------------------------------------------------------------------------------------------------
/** Events in one plan, and so in one segment. */
export const planEventsMax = 256;
/** Bytes in one plan's segment: a full context, a full set of notes, and room for every bounded event beside them. */
export const planBytesMax = 1024 * 1024;
/** A manifest line has few fields; a longer line is damage. */
export const manifestLineBytesMax = 4096;
/** Nesting of any JSON that WorkRail canonicalizes, so that recursion does not exhaust the stack. */
export const jsonDepthMax = 64;
/** Nesting of `context`, with space for the event around it, and for the bundle around the event. */
export const contextDepthMax = 48;
/**
 * Sessions kept open as validated prefixes in one process, and the total bytes of their events. One client works on a few at
 * once; each uses memory, and reopening a closed one costs a read of its log.
 */
export const openSessionsMax = 64;
export const openSessionBytesMax = 24 * 1024 * 1024;
/** Days after its last plan until the garbage collector may remove a session [gc-by-ttl]. */
export const sessionTtlDaysDefault = 60;
/** A hundred years; a larger number is a typing error. */
export const sessionTtlDaysMax = 36_500;
/** A bundle, decompressed: ten times what a run of 8,000 steps has. An import keeps its objects in memory until all are checked. */
export const bundleBytesMax = 256 * 1024 * 1024;
/** Events, manifest records or objects in a bundle: ten times the events of a run of 8,000 steps. The digest of each part is kept. */
export const bundlePartsMax = 500_000;
/** One event or record of a bundle in any spelling: an escape uses six bytes for one, and indentation adds some. */
export const bundleItemBytesMax = 8 * planBytesMax;
/** Objects of a bundle that states no sizes in advance, because its integrity comes after them. */
export const bundleObjectBytesMax = 64 * 1024 * 1024;
/** A stored object: an object too large for a bundle is not stored either. WorkRail did not write a larger file. */
export const objectBytesMax = bundleBytesMax;
/** A manifest when it is read: hundreds of thousands of plans. */
export const logBytesMax = 256 * 1024 * 1024;
/**
 * The segments of a session together, when they are read. More than is recorded now, because earlier versions recorded without a limit. The
 * events take up to four times as much memory, as they did in the process that recorded them.
 */
export const segmentsBytesMax = 2 * logBytesMax;
/** The segments of a session together, or its manifest, when a plan is recorded: every version of WorkRail can read as much. */
export const sessionBytesMax = 240 * 1024 * 1024;
/** The last part of it, for the end of a run: hundreds of plans of at most `reservePlanBytesMax`. */
export const sessionReserveBytes = 16 * 1024 * 1024;
/** Notes, names of artifacts, a trace and a small context. */
export const reservePlanBytesMax = 64 * 1024;
/** A file that a collection searches for digests, part by part: more than any version of WorkRail wrote. */
export const searchedBytesMax = 4 * 1024 * 1024 * 1024;
/** One of these parts. */
export const searchedAtOnceBytes = 4 * 1024 * 1024;
/** A segment when it is read: plans of this version are smaller, but other versions may have written larger ones. */
export const segmentBytesMax = 64 * 1024 * 1024;
/** Two keys with their metadata. */
export const keyringBytesMax = 64 * 1024;
/** A larger bundle is compressed, whatever its file name: a run of 8,000 steps has 29 MB as text, and mail accepts about 25 MB. */
export const bundlePlainBytesMax = 16 * 1024 * 1024;
/** How long a process relies on announcements of other writers before it checks every session again. */
export const resumeRecheckMs = 10 * 60 * 1000;
/** Changed sessions after which the index is saved between two full checks: each costs a read at the next start. */
export const resumeUnsavedMax = 256;
/** Nesting of directories below a source directory. A user nests a few; a repository may contain a chain of thousands. */
export const sourceFolderDepthMax = 32;
/** A saved index: a hundred thousand sessions. A larger one is only kept in memory. */
export const resumeIndexBytesMax = 128 * 1024 * 1024;
/** Different words of a run for searching its goal, inputs, titles and notes: those of some ten steps with long notes. */
export const resumeWordsMax = 1024;
/** Words of all runs together, at four bytes each: searching this many takes a few milliseconds. */
export const resumeAllWordsMax = 8 * 1024 * 1024;
/** Words of a query that the deeper tiers compare: one or two sentences. */
export const resumeQueryWordsMax = 32;
/** Runs in one file, whose names begin with the same two words; the garbage collector restarts a longer file. */
export const runNamesBytesMax = 64 * 1024;
/** Run names cached in one process: those of the open sessions, and some more. */
export const runNamesRememberedMax = 1024;
/** Checks of handles cached in one process: those of the pending steps of the runs of one server. */
export const handleChecksCachedMax = 256;
/** Analysed prompts cached in one process: those of the pending steps of its runs. */
export const promptsCachedMax = 32;
/** Parsed pinned workflows and execution snapshots cached in one process. */
export const pinnedWorkflowsCachedMax = 64;
export const snapshotsCachedMax = 512;
/** Parsed lists of loops cached in one process: those of the loops of a few runs. */
export const loopListsCachedMax = 16;
/** Compiled contract schemas cached in one process: more than a library of workflows has. */
export const contractValidatorsCachedMax = 128;
/**
 * New objects of a server, in both halves of V8's new space. By default, V8 uses 32 MB or 64 MB and does not release it; in 2,000
 * mixed calls and in reading a session of 5,000 events, this space saved no processor time.
 */
export const newSpaceBytesMax = 8 * 1024 * 1024;
/**
 * How far the old objects of a server may grow after the last collection. By default, V8 lets a small heap double: 10 MB of
 * garbage after 2,500 mixed calls.
 */
export const oldSpaceGrowthPercent = 50;
/** Compiled RE2 patterns cached in one process. */
export const compiledPatternsCachedMax = 512;

// Protocol -----------------------------------------------------------------------------------------------------------
/** One message of the protocol: larger than the largest allowed output, 32 artifacts of 256 KB. */
export const messageBytesMax = 10 * 1024 * 1024;
/**
 * Values in one message: 32 artifacts of 256 KB with 20 bytes for each value. Each parsed and validated value takes 100 bytes or
 * more.
 */
export const messageValuesMax = 420_000;
/** The messages of one JSON-RPC batch: more than an agent has tools to call, few enough to be answered together. */
export const batchMessagesMax = 100;
/** The outline of a line over a limit: more than a batch of `batchMessagesMax` requests has without its params and long strings. */
export const outlineBytesMax = 64 * 1024;
/** A string that an outline keeps, and so the id of a request over a limit: three times a UUID. */
export const outlineStringBytesMax = 128;
/**
 * Running calls at which the server reads no further line: more than a client waits for, and few enough that their replies fit in
 * memory.
 */
export const callsUnderWayMax = 64;
/** How long an agent waits before it calls a busy session again. A plan takes milliseconds. */
export const lockRetryAfterMs = 1000;
/** Open folders of a client that are considered: each call looks at them, and a user has far fewer open. */
export const clientRootsMax = 256;
/** How long a client may take to list its open folders: a call waits for the list, and otherwise uses the working directory. */
export const clientRootsMsMax = 2000;
/** How late that list may come and still count. After that, the next call asks, and waits, again. */
export const clientRootsLateMsMax = 60_000;
/**
 * How long a form waits for its user. Clients give up a call after 60 s, so the form must end before. After that, the agent asks
 * in the chat, without a time limit.
 */
export const formMsMax = 50_000;
/** Forms open at the same time: a user sees one of them, and parallel agents have one each. With more, the agent asks in the chat. */
export const openFormsMax = 8;
/** Answers of forms that could not be recorded yet: at most those of the open forms wait for a busy session. */
export const formAnswersKeptMax = 64;
/** The agent's notes and artifacts in a form, each with its beginning: the part that most clients show without scrolling. */
export const formOutputBytesMax = 1200;
/** Artifacts whose beginning a form shows; it also states their number and kinds. With more, each would have too little room to be recognised. */
export const formArtifactsShownMax = 4;
export const formKindsBytesMax = 160;
/** The text of every reply: some clients remove the middle of a longer text. */
export const replyBytesMax = 10_000;
/**
 * Texts that are added after rendering, each with this limit: a notice of the owner, and warnings about the arguments of the
 * call.
 */
export const callWarningsBytesMax = 450;
/** The part of a reply that is rendered from recorded facts. */
export const replyTextBytesMax = replyBytesMax - 2 * callWarningsBytesMax;
/** The longest prompt that is shown completely; a longer one is shown in pages. Leaves space for the frame and a recap. */
export const promptPageBytesMax = 6 * 1024;
/** More than any prompt has. */
export const promptPagesMax = 1000;
/** Bytes that a reply to a read reserves for its recap, and for the output of the newest attempt. */
export const readReserveBytes = 1500;
/** The message of an error and its fix. */
export const errorPartBytesMax = 4000;
/**
 * The text around the prompt of an ordinary reply, handles included: for a plain step, and for one with a confirmation, a
 * question, a contract or a loop.
 */
export const replyFrameBytesMax = 450;
/** The same if several of these occur together, or if a loop may not continue. */
export const replyFrameCombinedBytesMax = 550;
/** Everything beside the prompt in a rehydrate reply. */
export const rehydrateBytesMax = 12 * 1024;
/** The recap in a rehydrate reply, if the other parts leave this much: branches, guidance, gaps, questions and the frame. */
export const recapBytesMax = 5 * 1024;
/** The minimum of the recap, which is enough to recognise the position. */
export const recapBytesMin = 512;
/** The text around a recap: its heading, its counts, its key in the data. */
export const rehydrateSpareBytes = 192;
/**
 * The overview beside the notes of a recap: goal, inputs, a line for each earlier step, artifacts. At most half of the space for
 * both.
 */
export const inputShownBytesMax = 256;
export const inputsShownBytesMax = 1024;
/** The minimum for each value; inputs that do not fit are counted. */
export const inputShownBytesMin = 24;
/** The lines of earlier steps, and the first line of the notes in one. */
export const stepLinesBytesMax = 1024;
export const stepLineNotesBytesMax = 100;
/** Artifacts that are named, newest first: each is read for its kind. */
export const artifactsNamedMax = 8;
/** The kind of an artifact in the printed call. */
export const kindShownBytesMax = 48;
/** Earlier steps that an error lists, because the agent meant one of them. */
export const stepsListedMax = 20;
/** Other iterations of a step that is shown. */
export const otherIterationsShownMax = 10;
/** A page of what an earlier step stored. The frame has room beside it. */
export const shownPageBytesMax = 8 * 1024;
/** The reason for going back: one or two sentences. A longer reason is truncated, as notes are. */
export const reasonBytesMax = 1024;
/** The recap if branches or blockers are shown too; for a fork, the notes before the node and after it together. */
export const recapBesideBytesMax = 3584;
/** The notes of the step itself after a rewind, if the others leave no space: the agent returned for them. */
export const ownNotesBytesMax = 1536;
/** The notes after the node: the larger part, because a rewound chat has lost them. */
export const downstreamBytesMax = 2048;
/** Functions that the branches of a fork use and the pending prompt does not define. */
export const functionsBytesMax = 512;
/** Documents of a workflow that a reply names, one line each. */
export const referencesBytesMax = 1024;
/** Unfinished runs within this run that a rehydrate names, and how many of the newest ones are examined. */
export const childRunsShownMax = 2;
export const childRunsReadMax = 16;
/** One branch of a fork: enough to recognise it. */
export const branchSnippetBytesMax = 300;
/** Each line of it is quoted, so line breaks cost bytes too. */
export const branchSnippetLinesMax = 8;
export const branchesShownMax = 5;
/** The item of a `for_each` iteration, as JSON. The agent sent the list, so the beginning is enough to recognise the item. */
export const loopItemBytesMax = 512;
/** The blockers of a blocked reply, which contains no prompt: even with the longest tokens, the reply stays below 10,000 bytes. */
export const blockersTextBytesMax = 7 * 1024;
/** The same in a rehydrate reply, which also contains a recap and then no branches. */
export const blockersRecalledBytesMax = 2560;
/** The notes of a blocked attempt, when its chain is read: 10 to 30 lines; the recap gets the remaining space. */
export const sentNotesBytesMax = 2560;
/** The minimum of these notes, however many blockers there are. */
export const sentNotesBytesMin = 256;
/** Kinds of artifacts that a reply lists; it also states their number. */
export const lastAttemptKindsMax = 5;
/** The title of a step in a line about another run. */
export const titleShownBytesMax = 80;
/** Questions to the user in a reply; the prompt contains all of them, and the reply counts the rest. */
export const askBytesMax = 512;
/** Gaps that a reply lists; it also states their number. */
export const gapsShownMax = 5;
/** The summary of a gap in a list of gaps. */
export const gapSummaryShownBytesMax = 160;
/** Candidates of resume_session, and the snippet of the notes of each. */
export const resumeCandidatesMax = 5;
export const resumeSnippetBytesMax = 2048;
/** The same snippet as text: one line, enough to distinguish runs. */
export const resumeLineBytesMax = 300;
/** The title of a session of notes: start_session takes 160 characters. */
export const sessionTitleBytesMax = 640;
/** Guidance of a workflow on start and rehydrate. */
export const guidanceBytesMax = 2 * 1024;
/** The reply of tools/list with every tool that a server can offer: a client adds it to the beginning of each chat. */
export const toolsListBytesMax = 5000;
/** The instructions of the server: one client truncates them at 2 KB. */
export const instructionsLengthMax = 1200;
/** Longer than any token of WorkRail; a longer string is refused before it is decoded. */
export const tokenLengthMax = 1024;
/** An error of the protocol in the log of the server: the SDK writes whole messages of the client into some. */
export const tracedErrorBytesMax = 500;
/** The longest value that an error message quotes. */
export const quotedValueBytesMax = 80;
/** Values of a list that a message quotes: as many as a reader compares. */
export const quotedListMax = 12;
/** Unknown arguments of a call: more are not a typing error, and each is compared with the known names. */
export const unknownArgumentsMax = 12;
/** A longer name is not compared with the names of arguments: it is a misspelling of none, and may have megabytes. */
export const argumentNameLengthMax = 256;
/** Undeclared context keys that a warning names: enough to find a misspelled input. */
export const undeclaredKeysShownMax = 10;

// Authoring ----------------------------------------------------------------------------------------------------------
/** `workrail.json` and `.workrail/bindings.json`: written by hand, a few lines for each directory, rule or slot. */
export const projectConfigBytesMax = 1024 * 1024;
/** Directories in `sources` of `workrail.json`: one for each package of a large repository. Each is searched. */
export const sourceFoldersMax = 256;
/** Characters of a path in a configuration, or from an agent or a client: no system accepts a longer one. */
export const pathLengthMax = 4096;
/** The output of one call of git: the sources of a project in one revision. If it is larger, other files are below these paths. */
export const gitOutputBytesMax = 256 * 1024 * 1024;
/**
 * The time limit of one call of git. It takes milliseconds, or seconds for a large repository on a slow disk; a longer call is
 * blocked.
 */
export const gitCallMsMax = 60_000;
/** The target of a link in a commit: Windows has no longer paths. */
export const linkTargetLengthMax = 260;
/** A catalog, a lock file, a list of stats: 2 KB for each of ten thousand workflows, and more. */
export const catalogBytesMax = 32 * 1024 * 1024;
/** Recorded catalogs, their stats and compile caches of one project: those of its last branches. */
export const compileRecordDigestsMax = 48;
/** Recorded projects; above the limit, the half that was compiled longest ago is removed. */
export const compileRecordsMax = 1024;
/** A snapshot, a source map, the compile cache: ten thousand steps with all their texts. */
export const compiledFileBytesMax = 128 * 1024 * 1024;
/**
 * The configuration of an MCP client in the folder of a user, in which clients also keep their history: some have tens of
 * megabytes.
 */
export const clientConfigBytesMax = 64 * 1024 * 1024;
/** Settings of a client, and its configuration in a project: they contain no history, and a stranger may have written them. */
export const projectClientConfigBytesMax = 1024 * 1024;
/** The same in TOML: its parser takes 2.5 KB of memory for each byte of a list, and a stranger's file must not exhaust it. */
export const projectTomlBytesMax = 128 * 1024;
/** A source file. The largest known legacy workflow is 90 KB. */
export const sourceBytesMax = 2 * 1024 * 1024;
/**
 * A file that changed less than this long ago and does not parse may be incomplete, because an editor that saves in place
 * truncates the file first. It is read again until it parses or is older. A broken file costs this delay once.
 */
export const sourceSettleMs = 200;
/**
 * A temporary file that has not changed for this long belongs to no process that still writes it: a write takes milliseconds, and
 * clocks of network disks differ by minutes.
 */
export const temporaryFileMsMin = 10 * 60 * 1000;
/** How often a file is read again that changes each time it is read. */
export const sourceRereadsMax = 50;
/** Findings that are reported for one source: one in each step of the largest workflow. Each costs a frame. */
export const findingsMax = 10_000;
/** Characters of one text that are read repeatedly to determine which of its findings have a fix that keeps the Markdown. */
export const markdownCharactersMax = 2_000_000;
/** Findings of one file that text output shows: more would scroll the first ones out of a terminal. */
export const findingsShownMax = 100;
/** Nesting of a source: steps inside three loops reach a depth of about 20. */
export const sourceDepthMax = 64;
/** Names with which each unknown name is compared; with a longer list, only the first unknown names get a suggestion. */
export const suggestedNamesMax = 200;
export const suggestionsFromLongListMax = 50;
/** Follow-ups of one step: its consequences for each assessment to which they apply. The prompt could not contain more. */
export const stepFollowupsMax = 256;
/** Loops that one decision before them may enter or skip: those that its prompt names, then the nearest. */
export const seedsMax = 32;
export const workflowIdLengthMax = 64;
export const stepIdLengthMax = 64;
export const titleBytesMax = 160;
export const descriptionBytesMax = 1024;
/** A rendered prompt: an agent must read all of it. */
export const promptBytesMax = 16 * 1024;
/** One `wr.refs.*` text, and all of them in one step. */
export const refBytesMax = 2 * 1024;
export const stepRefBytesMax = 6 * 1024;
export const stepsMax = 10_000;
/** Iterations of one loop. More would be a batch job, and each iteration costs calls of an agent. */
export const loopIterationsMax = 1000;
/** Lines that tell an agent what is validated: agents do not read more. */
export const requirementLinesMax = 5;
/**
 * The prompts of one workflow together: a hundred times the limit of lint, and two million tokens. A role, a ref or a routine
 * that each of ten thousand steps repeats could turn a source of a few kilobytes into gigabytes.
 */
export const workflowPromptBytesMax = 8 * 1024 * 1024;
/** Their lines: each has an entry of about a hundred bytes in the source map. */
export const workflowPromptLinesMax = 250_000;
/**
 * The text that template calls add to one workflow, as JSON: with more, its prompts would be too long, or other parts of its
 * steps.
 */
export const templateBytesMax = workflowPromptBytesMax;
/**
 * The compiled size of the sources of one project, snapshots and maps: two thousand workflows as large as the largest bundled
 * one. Small sources that call one large routine are otherwise limited only by their number. No snapshot becomes too large to be
 * read.
 */
export const projectCompiledBytesMax = compiledFileBytesMax;
/** The minimum size of one prompt line in a source map. */
export const mapLineBytesMin = 40;
/** The depth of templates that call templates. */
export const templateDepthMax = 4;
/** The depth of bindings: a slot is bound to a workflow whose slots are bound, and so on. */
export const bindingDepthMax = 3;
/** The depth of conditions that consist of conditions: the runtime follows the chain at each evaluation. */
export const conditionDepthMax = 64;
/**
 * Parts of conditions that all steps and loops of a workflow evaluate together: a call that passes all of them evaluates each
 * part.
 */
export const conditionWorkMax = 500_000;
/** Nesting of validation criteria. */
export const criteriaDepthMax = 8;

// Contracts: characters and counts, because JSON Schema counts so. A full artifact in ASCII fits into artifactBytesMax ----
/** One line: a claim, a title, a path, what a file is for. */
export const contractLineLengthMax = 200;
/** One paragraph: evidence with its decisive lines, a reason, a suggestion. */
export const contractTextLengthMax = 600;
/** One text of a contract of the older format, which had no limit: far above what agents write. */
export const contractOpenTextLengthMax = 4000;
/** A list that a reader reads completely: findings, checks, steps of a plan. */
export const contractItemsMax = 100;
/** A list in addition to the main one: files of a step, assumptions. */
export const contractShortListMax = 15;
/** A longer plan is several plans. */
export const contractPlanStepsMax = 40;
/** The files of one change. A larger change names its directories. */
export const contractFilesMax = 250;

/**
 * The cost of analysing the conditions of one workflow, and of one query: evaluations of one condition in one state. Hundreds of
 * ordinary conditions take a few thousand; above the limit, conditions are reported as not decided.
 */
export const flowWorkMax = 500_000;
export const flowQuestionWorkMax = 20_000;
/** Texts that one key may be tested to contain, up to which their combinations are distinguished. */
export const flowContainsMax = 5;
/** Parts of one key that are analysed one by one, each alone and each omitted: this many sets of this many parts. */
export const flowPartsMax = 50;
/** Conditions of one sequence that are compared for excluding each other on a key; a set of alternatives is far smaller. */
export const routingGatesMax = 64;
/** Values for which a prompt names an alternative: a longer list is not read. */
export const routingValuesMax = 256;
/** Values of a key that a warning lists: the prompt of the first step that needs the key lists all of them. */
export const warningValuesShownMax = 8;
/** Parts of a condition that a text states: a longer sentence is not read. */
export const conditionWordsPartsMax = 8;
/** Steps of the longest run. A workflow may have as many steps, but nested loops can multiply them by a thousand. */
export const pathStepsMax = 10_000;
/** Ids of a path that a note shows; the ids in the middle are counted. */
export const pathShownMax = 6;

// Lint: past these a workflow still compiles, and is harder to follow than it must be ---------------------------------
/** A rendered prompt: one page. An agent must call again for the rest of a longer prompt, and may forget to. */
export const lintPromptBytesMax = promptPageBytesMax;
/** All prompts of a workflow together: about 16,000 tokens of instructions before any work is read. */
export const lintPromptsBytesMax = 64 * 1024;
/** Guidance: half of the limit of the compiler, because every rehydrate repeats it. */
export const lintGuidanceBytesMax = 1024;
/** Steps of one workflow: each costs a call and notes, and a reader cannot keep more in mind. */
export const lintStepsMax = 30;
/** Users type ids, and every list shows them. */
export const lintIdLengthMax = 40;
/** A title is on one line of a reply or a list, with a number and a symbol before it. */
export const lintTitleLengthMax = 72;
/**
 * A step with this much instruction, or this many procedure entries, has parts that an agent can skip unnoticed unless a check
 * finds them.
 */
export const largeStepBytesMin = 1200;
export const largeStepLinesMin = 5;
/** A sentence of this length in two steps was copied. */
export const duplicateSentenceLengthMin = 80;
/** Notes: 10 to 30 lines. */
export const notesLinesMax = 30;
/** A fix can reveal another finding; no chain of safe fixes is longer. */
export const lintFixPassesMax = 10;
/** Iterations of a loop that an agent decides. An agent that needs more repeats itself. */
export const lintIterationsMax = 20;
/** Repetitions in a pattern. RE2 expands them; a larger number means "at least this much text", which `length` expresses better. */
export const lintRepetitionsMax = 200;
/** Notes of at least this length were written for the step, and are not only a phrase. */
export const lintEvidenceLengthMin = 50;
/** Length of keys that are searched in texts: a longer key counts as mentioned. */
export const mentionLengthMax = 64;
/** Names in texts that are compared with inputs, times the number of inputs: above the limit, misspelled names are not searched. */
export const slipComparisonsMax = 40_000;
/** A sentence with at least this many words repeats a feature if nearly all of them are in one line of the feature. */
export const lintRepeatedWordsMin = 6;

// Hooks of clients ---------------------------------------------------------------------------------------------------
/** The input that a client writes to a hook. Some clients include the last message of the agent, which has no limit. */
export const hookInputBytesMax = 4 * 1024 * 1024;
/**
 * How long a hook waits for its input: a client writes it immediately, and a client that never closes the pipe must not wait for
 * the hook.
 */
export const hookInputWaitMs = 2000;
/** The end of a transcript that a hook searches for the run of the chat: hundreds of long turns, read in about 10 ms. */
export const transcriptTailBytesMax = 4 * 1024 * 1024;
/** The text that a hook adds to a chat, in bytes: clients truncate from 10,000 characters on, and every session pays for the text. */
export const hookTextBytesMax = 2000;
/** Runs that a hook reads for one text; more do not fit. */
export const hookRunsMax = 4;
/** A goal or a title in such a text: enough to distinguish runs. */
export const hookQuoteBytesMax = 160;
