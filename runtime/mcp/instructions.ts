/**
 * What a client shows its model of the server as a whole, most important first [instructions-budget]. Every fact of it stands in a
 * tool description or a reply too: some clients drop it, and some never initialize.
 */
export const instructions = `WorkRail runs workflows that the user or the project has chosen. It returns a workflow one step at a time, and stores the results for the user.

Start: when the user asks for a workflow, or for a task that a workflow covers (see list_workflows), call start_workflow and do the step that it returns.
Continue: when the step is done, make the call that the reply prints: continue_workflow with ackToken and output.notesMarkdown. The notes are the user's record and your memory of the step. Do the steps in their order; skip none. If a reply is blocked, fix the problems that it lists and use the handle of that reply. If a step needs an answer or a confirmation from the user, ask and wait.
Resume: in a new chat, after a compaction, or when you have no handle, call resume_session, then continue_workflow with only the stateToken of the run. This call changes nothing and shows the step again.

A handle such as amber-otter-42/5-k7m2x belongs to one run: send it as printed. checkpoint_workflow stores work in progress. A run has ended only when a reply says that it is complete.`;
