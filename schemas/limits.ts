/**
 * Every bound of the durable formats and of the agent's protocol, with its reason. Text is measured in UTF-8 bytes
 * unless the name says otherwise [utf8-budgets].
 *
 * `tests/schemas/limits.test.ts` asserts the relations between these numbers.
 */

/** Appended, exactly, to every text that a byte budget cuts. */
export const truncationMarker = '\n\n[TRUNCATED]';
/** The section of a prompt that lists what only a person can give: a reply refers to it, and does not print it twice. */
export const userDependenciesHeading = 'Only the user can give';

// Durable events -----------------------------------------------------------------------------------------------------
/** Per-step notes: 10–30 lines of Markdown fit, a pasted log does not. */
export const notesBytesMax = 4096;
/** The goal of a run, one line of every list. A longer one is cut: it must not cost an agent its start. */
export const goalBytesMax = 200;
/** `context` as JCS bytes, per merged context: it carries parameters, not documents. */
export const contextBytesMax = 256 * 1024;
/** One artifact as JCS bytes. Artifacts are small structured results; a snapshot of a repository is not one. */
export const artifactBytesMax = 256 * 1024;
/** Artifacts in one output. Bounds a plan's CAS writes. */
export const artifactsMax = 32;
export const dedupeKeyLengthMax = 256;
/** The outcome of a run at the end of the reply that completes it: a client that cuts replies in the middle keeps it. */
export const outcomeBytesMax = 1500;
/** Artifacts that are read for the outcome of a run, the newest: each may have `artifactBytesMax`. */
export const outcomeArtifactsReadMax = 16;
/** Decisions of one run that its outcome names. */
export const outcomeDecisionsMax = 32;
/** Artifacts whose kind is read for one shown run, the first: a run may have any number. */
export const shownArtifactsReadMax = 256;
/** Between two looks at a run that is watched: a person notices no less, and a look reads the session once. */
export const watchIntervalMs = 1000;
/** Sessions that a list shows unless more are asked for: each of them is read. */
export const sessionsListedMax = 50;
/** What an owner calls a run: a line of a list. */
export const runTitleBytesMax = 200;
/** Why an owner abandoned a run: agents are shown it beside a step. */
export const abandonReasonBytesMax = 300;
/** Runs of one session that its owner can mark. */
export const markedRunsMax = 256;
/** All marks of a session as JSON, where each byte of their texts takes two. The rest of a longer file is not read. */
export const marksBytesMax = 512 * 1024;
export const blockersMax = 10;
export const blockerMessageBytesMax = 512;
export const blockerFixBytesMax = 1024;
/** What an author words for a blocker: the rest of its message names the step, its iterations and the reason. */
export const blockerAuthoredBytesMax = 320;
/** What a rule of the notes asks for, in the words of its author and ours around them: `One of these must hold: …`. */
export const blockerRequirementBytesMax = 352;
/** What an author words for the fix of a blocker: the follow-up of an assessment. The rest says to send everything again. */
export const blockerFollowupBytesMax = 900;
/** A step instance in a message: an id of 64 characters, and the iterations of three loops with the beginnings of their ids. */
export const placeRoomBytes = 128;
/** A name in a message, where the message has no room for longer ones: ids have up to 64 characters. */
export const nameRoomBytes = 64;
export const gapSummaryBytesMax = 512;
/** A comment of the user in the client's form: a blocker shows it with its own words around it. */
export const confirmationCommentBytesMax = 384;
export const divergenceSummaryBytesMax = 512;
export const traceEntriesMax = 25;
export const traceSummaryBytesMax = 512;
export const traceRefsMax = 10;
/** Parts that an entry names as the reason of a condition: one long condition must not fill the trace of a node. */
export const tracePartsMax = 4;
export const traceBytesMax = 8192;
export const observationShortStringMax = 80;
export const observationPathMax = 512;
/** Completed step instances that a snapshot lists itself; beyond them it lists what is new since its parent (ADR-0026). */
export const completedListedMax = 64;
/** The list of a `for_each`, as JCS bytes, up to which every snapshot of the loop repeats it; a longer one is referred to. */
export const repeatedItemsBytesMax = 1024;
/** A chain of blocked attempts ends here; the tenth is terminal. */
export const blockedChainMax = 10;
/** Gaps that one attempt may record of itself, beside those that its artifacts report: bounds a plan. */
export const gapsMax = 64;
/**
 * Instructions of all patterns of one step, as RE2 programs: `[a-z]+` has 6, `.{1,500}` a thousand. A search takes the size of a pattern times
 * the length of the notes, so these cost a second and a half at most.
 */
export const stepPatternsSizeMax = 8000;
/**
 * The same of one step as it is estimated before anything is compiled: RE2 shares the beginnings of alternatives, so a program may be
 * several times smaller than its estimate. Compiling this much takes 50 ms.
 */
export const stepPatternsEstimateMax = 8 * stepPatternsSizeMax;
/** Estimated instructions of the different patterns of one source or workflow: those of 2,000 steps with 125 each. Compiled in 0.3 s. */
export const workflowPatternsSizeMax = 250_000;
/** Instructions times characters of all searches of one attempt, contracts and notes: twice the largest notes. Two seconds at most. */
export const attemptSearchMax = 2 * stepPatternsSizeMax * notesBytesMax;
/**
 * Keywords of contract schemas times the values that they are applied to, in one attempt. The largest builtin contract over an artifact
 * of 256 KB takes about 100,000. Each may be an error that is kept, so this bounds memory to tens of megabytes.
 */
export const attemptSchemaChecksMax = 250_000;
/**
 * What the replay of one bundle may cost: searches as in `attemptSearchMax`; a check of a contract schema, a step and a part of a condition
 * count as much as they take beside one. A run of 10,000 steps with six parts of conditions each, and one of 1,000 attempts with 10,000 checks each,
 * take less. A minute at most.
 */
export const replayWorkMax = 32 * attemptSearchMax;
export const checkWork = 16;
export const flowPartWork = 2;
/**
 * Keywords and entries of the contract schemas that one step uses, and those of one workflow: the largest builtin has 121, a dimension of
 * an assessment about 30. Ajv takes a second to compile 5,000.
 */
export const stepContractNodesMax = 5000;
export const workflowContractNodesMax = 50_000;
/** Loops nest to this depth. */
export const loopDepthMax = 3;

// Storage ------------------------------------------------------------------------------------------------------------
/** Events in one plan, and so in one segment. */
export const planEventsMax = 256;
/** Bytes in one plan's segment: a full context, a full set of notes, and room for every bounded event beside them. */
export const planBytesMax = 1024 * 1024;
/** A manifest line is a handful of fields; anything longer is damage, not data. */
export const manifestLineBytesMax = 4096;
/** Nesting of any JSON we canonicalize. Keeps recursion far from the stack's end. */
export const jsonDepthMax = 64;
/** Nesting of `context`: leaves room for the event around it, and for the bundle around the event. */
export const contextDepthMax = 48;
/**
 * Sessions kept open as validated prefixes in one process, and the bytes of their events together. One client works on a few at
 * once; each holds memory, and one that was closed costs a read of its log.
 */
export const openSessionsMax = 64;
export const openSessionBytesMax = 24 * 1024 * 1024;
/** Days after its last plan until a collector may take a session away [gc-by-ttl]. */
export const sessionTtlDaysDefault = 60;
/** A hundred years: a larger number is a slip of the hand. */
export const sessionTtlDaysMax = 36_500;
/** A bundle, decompressed: ten times what a run of 8,000 steps has. An import keeps its objects in memory until all are checked. */
export const bundleBytesMax = 256 * 1024 * 1024;
/** Events, manifest records or objects in a bundle: ten times the events of a run of 8,000 steps. Each part is known by its digest. */
export const bundlePartsMax = 500_000;
/** One event or record of a bundle, however it is spelled: an escape spells a byte with six, and indentation adds some. */
export const bundleItemBytesMax = 8 * planBytesMax;
/** Objects of a bundle that states no sizes beforehand, because its integrity stands behind them. */
export const bundleObjectBytesMax = 64 * 1024 * 1024;
/** A stored object: what could not be in a bundle is not stored either. A larger file is not one of ours. */
export const objectBytesMax = bundleBytesMax;
/** A manifest, or anything that was set aside: hundreds of thousands of plans. */
export const logBytesMax = 256 * 1024 * 1024;
/** A segment that is read: plans of ours are smaller, and others may have written larger ones. */
export const segmentBytesMax = 64 * 1024 * 1024;
/** Two keys and what is said of them. */
export const keyringBytesMax = 64 * 1024;
/** A bundle file of more bytes is compressed, whatever its name: a run of 8,000 steps has 29 MB as text, and 25 MB can be sent by mail. */
export const bundlePlainBytesMax = 16 * 1024 * 1024;
/** How long the announcements of other writers are relied on before every session is looked at again. */
export const resumeRecheckMs = 10 * 60 * 1000;
/** Changed sessions from which on the index is saved between two looks at everything: each costs a read at the next start. */
export const resumeUnsavedMax = 256;
/** Folders in folders below a source folder. A person nests a few; a repository may hold a chain of thousands. */
export const sourceFolderDepthMax = 32;
/** A saved index: a hundred thousand sessions. A larger one is kept in memory alone. */
export const resumeIndexBytesMax = 128 * 1024 * 1024;
/** Different words of one run that its goal, inputs, titles and notes are searched by: those of some ten steps with long notes. */
export const resumeWordsMax = 1024;
/** Words of all runs together, at four bytes each: as many are searched within a few milliseconds. */
export const resumeAllWordsMax = 8 * 1024 * 1024;
/** Words of a query that the deeper tiers compare: a sentence or two. */
export const resumeQueryWordsMax = 32;
/** Runs whose names begin with the same two words, in one file; a collector lets a longer one begin anew. */
export const runNamesBytesMax = 64 * 1024;
/** Names whose run is remembered in one process: those of the sessions that are open, with some room. */
export const runNamesRememberedMax = 1024;
/** Checks of handles kept in one process: those of the steps that the runs of one server are at. */
export const handleChecksCachedMax = 256;
/** Prompts whose lines and names one process has looked at: those of the steps that its runs are at. */
export const promptsCachedMax = 32;
/** Pinned workflows and execution snapshots kept parsed in one process. */
export const pinnedWorkflowsCachedMax = 64;
export const snapshotsCachedMax = 512;
/** Lists of loops kept parsed in one process: those of the loops that a few runs are in. */
export const loopListsCachedMax = 16;
/** Contract schemas kept compiled in one process: more than a library of workflows embeds. */
export const contractValidatorsCachedMax = 128;
/**
 * New objects of a server, both halves of V8's new space. V8 alone goes to 32 MB or 64, and keeps what it took; in 2,000 mixed calls
 * and in reading a session of 5,000 events, that room saved no processor time.
 */
export const newSpaceBytesMax = 8 * 1024 * 1024;
/**
 * How far the old objects of a server may grow beyond what was alive at the last collection. V8 alone lets a small heap double: 10 MB
 * of garbage after 2,500 mixed calls.
 */
export const oldSpaceGrowthPercent = 50;
/** RE2 patterns kept compiled in one process. */
export const compiledPatternsCachedMax = 512;

// Protocol -----------------------------------------------------------------------------------------------------------
/** One message of the protocol. The largest output that is allowed, 32 artifacts of 256 KB, fits. */
export const messageBytesMax = 10 * 1024 * 1024;
/** Values in one message: 32 artifacts of 256 KB with 20 bytes for each value. Parsed and validated, each takes 100 bytes and more. */
export const messageValuesMax = 420_000;
/** The messages of one JSON-RPC batch: more than an agent has tools to call, few enough to be answered together. */
export const batchMessagesMax = 100;
/** Calls under way at which no further line is read: more than a client has waiting, few enough that their replies fit in memory. */
export const callsUnderWayMax = 64;
/** How long an agent waits before it asks a busy session again. A plan takes milliseconds; a second is polite. */
export const lockRetryAfterMs = 1000;
/** How long a client may take to name its open folders: a call waits for it, and has the working directory without it. */
export const clientRootsMsMax = 2000;
/**
 * How long a form waits for its user. Clients give up a call after 60 s, and a form must end before: then the agent asks in the chat,
 * where nothing runs out.
 */
export const formMsMax = 50_000;
/** Forms open at once: a user sees one of them, and agents that work beside each other have one each. Beyond it the agent asks. */
export const openFormsMax = 8;
/** Answers of forms that could not be recorded: at most the open ones wait for a busy session. */
export const formAnswersKeptMax = 64;
/** The beginning of the agent's notes in a form: what most clients show without scrolling. */
export const formNotesBytesMax = 1200;
/** The text of every reply: clients cut the middle of what is longer. */
export const replyBytesMax = 10_000;
/** What is added to it after it was rendered: a notice of the owner, and warnings about the arguments of the call. Each has this much. */
export const callWarningsBytesMax = 450;
/** What is rendered from recorded facts. */
export const replyTextBytesMax = replyBytesMax - 2 * callWarningsBytesMax;
/** A prompt up to here is shown whole, and a longer one in pages. The frame and a recap have room beside it. */
export const promptPageBytesMax = 6 * 1024;
/** More than any prompt has. */
export const promptPagesMax = 1000;
/** What a reply to a read keeps free for its recap, and for what the newest attempt sent. */
export const readReserveBytes = 1500;
/** The message of an error, and what to do about it. */
export const errorPartBytesMax = 4000;
/**
 * What an ordinary reply has around the prompt, handles included: of a plain step, and of one that is confirmed, that asks, that
 * has a contract or that is in a loop.
 */
export const replyFrameBytesMax = 450;
/** The same where several of these come together, or where a loop may not go on. */
export const replyFrameCombinedBytesMax = 550;
/** Everything beside the prompt in a rehydrate reply. */
export const rehydrateBytesMax = 12 * 1024;
/** The recap inside it, as long as what stands beside it leaves so much: branches, guidance, gaps, questions and the frame. */
export const recapBytesMax = 5 * 1024;
/** Never less: enough to know where one was. */
export const recapBytesMin = 512;
/** What stands around a recap: its heading, its counts, its key in the data. */
export const rehydrateSpareBytes = 192;
/** Beside the notes of a recap: goal, inputs, a line for each earlier step, artifacts. At most half of the room that both have. */
export const inputShownBytesMax = 256;
export const inputsShownBytesMax = 1024;
/** A value is cut to no less: of more inputs than fit so, the last are counted. */
export const inputShownBytesMin = 24;
/** The lines of earlier steps, and the first line of the notes in one. */
export const stepLinesBytesMax = 1024;
export const stepLineNotesBytesMax = 100;
/** Artifacts that are named, newest first: each is read for its kind. */
export const artifactsNamedMax = 8;
/** The kind of an artifact in the printed call. */
export const kindShownBytesMax = 48;
/** Earlier steps that a refusal lists: one of them was meant. */
export const stepsListedMax = 20;
/** Other iterations of a step that is shown. */
export const otherIterationsShownMax = 10;
/** A page of what an earlier step stored. The frame has room beside it. */
export const shownPageBytesMax = 8 * 1024;
/** Why an agent goes back: a sentence or two. More is cut, as notes are. */
export const reasonBytesMax = 1024;
/** The recap where branches or blockers stand beside it; on a fork, what was before the node and what came after it together. */
export const recapBesideBytesMax = 3584;
/** Of what came after it, the notes of its own step, where the others leave no room: they are what an agent comes back for. */
export const ownNotesBytesMax = 1536;
/** What came after it: the larger part, because that is what a rewound chat has lost. */
export const downstreamBytesMax = 2048;
/** Functions that the branches of a fork use and the pending prompt does not define. */
export const functionsBytesMax = 512;
/** Documents of a workflow that a reply names, a line each. */
export const referencesBytesMax = 1024;
/** Unfinished runs within this one that a rehydrate names, and the newest ones that are looked at for it. */
export const childRunsShownMax = 2;
export const childRunsReadMax = 16;
/** One branch of a fork: enough to recognise it. */
export const branchSnippetBytesMax = 300;
/** Each line of it is quoted, so lines cost bytes too. */
export const branchSnippetLinesMax = 8;
export const branchesShownMax = 5;
/** The item of a `for_each` iteration, as JSON. The agent has sent the list: this is to recognise it by. */
export const loopItemBytesMax = 512;
/** The blockers of a blocked reply, which repeats no prompt: with the longest tokens the reply stays below what clients cut (10,000 bytes). */
export const blockersTextBytesMax = 7 * 1024;
/** The same in a rehydrate reply, which has a recap beside it and then no branches. */
export const blockersRecalledBytesMax = 2560;
/** The notes of a blocked attempt where its chain is read: 10 to 30 lines; the recap beside it has what they leave. */
export const sentNotesBytesMax = 2560;
/** Never less, however much blocks: enough to know what was sent. */
export const sentNotesBytesMin = 256;
/** Kinds of the artifacts that it sent; how many there were is said. */
export const lastAttemptKindsMax = 5;
/** The title of a step in a line about another run. */
export const titleShownBytesMax = 80;
/** What to ask a person, in a reply: the prompt has all of it, and the rest is counted. */
export const askBytesMax = 512;
/** Gaps that a reply names; how many there are is said. */
export const gapsShownMax = 5;
/** The summary of a gap where it is named among others. */
export const gapSummaryShownBytesMax = 160;
/** What resume_session offers, and how much of the notes of each. */
export const resumeCandidatesMax = 5;
export const resumeSnippetBytesMax = 2048;
/** The same snippet as text: one line, enough to tell runs apart. */
export const resumeLineBytesMax = 300;
/** The title of a session of notes: start_session takes 160 characters. */
export const sessionTitleBytesMax = 640;
/** Guidance of a workflow on start and rehydrate. */
export const guidanceBytesMax = 2 * 1024;
/** The reply of tools/list, with every tool that a server can offer: a client puts it before each chat. */
export const toolsListBytesMax = 5000;
/** The instructions of the server: one client cuts at 2 KB, and what comes first is what is read. */
export const instructionsLengthMax = 1200;
/** Any token we mint is shorter than this; a longer string is refused before it is decoded. */
export const tokenLengthMax = 1024;
/** The longest value an error message quotes back. */
export const quotedValueBytesMax = 80;
/** Values of a list that a message quotes: as many as a person compares. */
export const quotedListMax = 12;
/** Unknown arguments that a call may have: more are not a slip, and each is compared with the names that exist. */
export const unknownArgumentsMax = 12;
/** Undeclared context keys that a warning names: enough to see which input was misspelled. */
export const undeclaredKeysShownMax = 10;

// Authoring ----------------------------------------------------------------------------------------------------------
/** `workrail.json` and `.workrail/bindings.json`: written by hand, a few lines for each folder, rule or slot. */
export const projectConfigBytesMax = 1024 * 1024;
/** Folders that `workrail.json` adds: one for each package of a large repository. Each is walked. */
export const sourceFoldersMax = 256;
/** Characters of a path that a configuration, an agent or a client names: no system takes a longer one. */
export const pathLengthMax = 4096;
/** What one call of git prints: the sources of a project in one revision. A larger repository has other files below these paths. */
export const gitOutputBytesMax = 256 * 1024 * 1024;
/** One call of git. It takes milliseconds, and seconds for a large repository on a slow disk; past this it waits for what does not come. */
export const gitCallMsMax = 60_000;
/** The target of a link in a commit: Windows has no longer path. */
export const linkTargetLengthMax = 260;
/** A catalog, a lock file, a list of stats: 2 KB for each of ten thousand workflows leave room to spare. */
export const catalogBytesMax = 32 * 1024 * 1024;
/** Catalogs and compile caches that are remembered of one project: those of its last branches. */
export const compileRecordDigestsMax = 32;
/** Projects that are remembered; past it the half that was compiled longest ago is forgotten. */
export const compileRecordsMax = 1024;
/** A snapshot, a source map, the compile cache: ten thousand steps with everything that they embed. */
export const compiledFileBytesMax = 128 * 1024 * 1024;
/** The configuration of an MCP client in the folder of a user, which also keeps its history there: some have tens of megabytes. */
export const clientConfigBytesMax = 64 * 1024 * 1024;
/** Settings of a client, and any configuration of one in a project: nobody's history is there, and a stranger may have written it. */
export const projectClientConfigBytesMax = 1024 * 1024;
/** A source file. The largest known legacy workflow is 90 KB. */
export const sourceBytesMax = 2 * 1024 * 1024;
/**
 * A file that changed less than this long ago and does not parse may be half written: an editor that saves in place empties the
 * file first. It is read again until it parses or is older, which costs a broken file this delay once.
 */
export const sourceSettleMs = 200;
/** How often a file is read again that changes each time it is read. */
export const sourceRereadsMax = 50;
/** Findings in one source that are reported: one in each step of the largest workflow. Each costs a frame. */
export const findingsMax = 10_000;
/** Characters of one text that are read, again and again, to see which of its findings have a fix that keeps the Markdown as it is. */
export const markdownCharactersMax = 2_000_000;
/** Those of one file that are shown as text: more scroll the first ones out of a terminal, and nobody corrects more at a time. */
export const findingsShownMax = 100;
/** Nesting of a source: steps inside three loops reach a depth of about 20. */
export const sourceDepthMax = 64;
/** Names that each unknown name is compared with; of a longer list only the first unknown names get a suggestion. */
export const suggestedNamesMax = 200;
export const suggestionsFromLongListMax = 50;
/** Follow-ups of one step: its consequences for each assessment that they hold for. The prompt could not hold as many. */
export const stepFollowupsMax = 256;
/** Loops that one decision before them may enter or skip: those that its prompt names, then the nearest. */
export const seedsMax = 32;
export const workflowIdLengthMax = 64;
export const stepIdLengthMax = 64;
export const titleBytesMax = 160;
export const descriptionBytesMax = 1024;
/** A rendered prompt: an agent reads it whole. */
export const promptBytesMax = 16 * 1024;
/** One `wr.refs.*` text, and all of them in one step. */
export const refBytesMax = 2 * 1024;
export const stepRefBytesMax = 6 * 1024;
export const stepsMax = 10_000;
/** Iterations of one loop. More would be a batch job, and each costs calls of an agent. */
export const loopIterationsMax = 1000;
/** Lines that tell an agent what is checked: more are not read. */
export const requirementLinesMax = 5;
/**
 * The prompts of one workflow together: a hundred times what lint warns of, and two million tokens. A role, a ref or a routine that
 * each of ten thousand steps repeats would make gigabytes of a source of a few kilobytes.
 */
export const workflowPromptBytesMax = 8 * 1024 * 1024;
/** Their lines: each has a position in the map beside the snapshot, about a hundred bytes. */
export const workflowPromptLinesMax = 250_000;
/** What template calls add to one workflow, as JSON: with more, its prompts would be too long, or something else of its steps. */
export const templateBytesMax = workflowPromptBytesMax;
/**
 * What the sources of one project compile to, snapshots and maps: two thousand workflows as large as the largest that is bundled. Small
 * sources that call one large routine are otherwise bounded by their number alone. No snapshot is too large to be read back.
 */
export const projectCompiledBytesMax = compiledFileBytesMax;
/** The least that one line of a prompt takes in a map. */
export const mapLineBytesMin = 40;
/** Templates that call templates. */
export const templateDepthMax = 4;
/** A slot is bound to a workflow whose own slots are bound, and so on. */
export const bindingDepthMax = 3;
/** Conditions that are made of conditions, and so on: the runtime follows them whenever it evaluates one. */
export const conditionDepthMax = 64;
/** Parts of conditions that all steps and loops of a workflow ask together: a call that passes all of them asks each. */
export const conditionWorkMax = 500_000;
/** Nesting of validation criteria. */
export const criteriaDepthMax = 8;

// Contracts: characters and counts, because JSON Schema counts so. A full artifact in ASCII fits into artifactBytesMax ----
/** One line: a claim, a title, a path, what a file is for. */
export const contractLineLengthMax = 200;
/** One paragraph: evidence with its decisive lines, a reason, a suggestion. */
export const contractTextLengthMax = 600;
/** One text of a contract of the older format, which had no limit: far above what agents write, and still bounded. */
export const contractOpenTextLengthMax = 4000;
/** A list that somebody reads to its end: findings, checks, steps of a plan. */
export const contractItemsMax = 100;
/** A list beside the main one: files of a step, assumptions. */
export const contractShortListMax = 15;
/** A longer plan is several plans. */
export const contractPlanStepsMax = 40;
/** The files of one change. A larger one is named by its folders. */
export const contractFilesMax = 250;

/**
 * What exploring the conditions of one workflow may cost, and what one question about them may: evaluations of one condition in
 * one state. Hundreds of ordinary conditions take a few thousand; what takes more is reported as not decided.
 */
export const flowWorkMax = 500_000;
export const flowQuestionWorkMax = 20_000;
/** Texts that one key may be asked to contain before their combinations are no longer told apart. */
export const flowContainsMax = 5;
/** Parts of one key of which each is looked at alone, and left out once: this many sets of this many parts. */
export const flowPartsMax = 50;
/** Gates of one sequence that are compared for excluding each other on a key: a set of branches is far smaller. */
export const routingGatesMax = 64;
/** Values for which a branch is named in prompts: a longer list is not read. */
export const routingValuesMax = 256;
/** Values of a key that a warning lists: the prompt of the first step that needs the key lists all of them. */
export const warningValuesShownMax = 8;
/** Steps of the longest run. A list of as many steps would compile; loops inside loops can ask for a thousand times more. */
export const pathStepsMax = 10_000;
/** Ids of a path that a note shows; what lies between is counted. */
export const pathShownMax = 6;

// Lint: past these a workflow still compiles, and is harder to follow than it must be ---------------------------------
/** A rendered prompt: one page. An agent must ask for the rest of a longer one, and may forget to. */
export const lintPromptBytesMax = promptPageBytesMax;
/** All prompts of a workflow together: about 16,000 tokens of instructions before any work is read. */
export const lintPromptsBytesMax = 64 * 1024;
/** Guidance: half of what compiles, because it is read again on every rehydrate. */
export const lintGuidanceBytesMax = 1024;
/** Steps of one workflow: each costs a call and notes, and a reader sees no more at a time. */
export const lintStepsMax = 30;
/** Ids are typed, and stand in every listing. */
export const lintIdLengthMax = 40;
/** A title stands on one line of a reply or a listing, with a number and a mark beside it. */
export const lintTitleLengthMax = 72;
/** A step with so much instruction, or so many procedure entries, has parts that are skipped unseen unless something checks. */
export const largeStepBytesMin = 1200;
export const largeStepLinesMin = 5;
/** A sentence of this length stands in two steps because it was copied, not by chance. */
export const duplicateSentenceLengthMin = 80;
/** Notes: 10 to 30 lines. */
export const notesLinesMax = 30;
/** A fix can uncover another finding; no chain of safe fixes is longer. */
export const lintFixPassesMax = 10;
/** Iterations of a loop that decides for itself. An agent that needs more is going round in circles. */
export const lintIterationsMax = 20;
/** Repetitions in a pattern. RE2 unrolls them; more is meant as "at least this much text", which `length` says better. */
export const lintRepetitionsMax = 200;
/** Notes from this length on were written, not ticked off. */
export const lintEvidenceLengthMin = 50;
/** Keys that texts are searched for: a longer one counts as mentioned. */
export const mentionLengthMax = 64;
/** Names in texts that are compared with inputs, times inputs: past it a slip is not looked for. */
export const slipComparisonsMax = 40_000;
/** A sentence of so many words, nearly all of which stand in one line of a feature, says the same. */
export const lintRepeatedWordsMin = 6;

// Hooks of clients ---------------------------------------------------------------------------------------------------
/** What a client writes to a hook. Some send the last message of the agent with it, which has no limit of its own. */
export const hookInputBytesMax = 4 * 1024 * 1024;
/** How long a hook waits for its input: a client writes it at once, and one that never closes the pipe must not be kept waiting. */
export const hookInputWaitMs = 2000;
/** The end of a transcript that a hook searches for the run of the chat: hundreds of long turns, read in some 10 ms. */
export const transcriptTailBytesMax = 4 * 1024 * 1024;
/** What a hook adds to a chat, as bytes: clients cut from 10,000 characters on, and every session pays for it. */
export const hookTextBytesMax = 2000;
/** Runs that a hook reads for one text; more do not fit. */
export const hookRunsMax = 4;
/** A goal or a title in such a text: enough to tell runs apart. */
export const hookQuoteBytesMax = 160;
