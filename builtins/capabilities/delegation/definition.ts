import type { CapabilityDefinition } from '../../kinds.ts';

export const definition: CapabilityDefinition = {
  id: 'delegation',
  title: 'Delegation to subagents',
  summary: 'Giving parts of the work to subagents that run in parallel.',
  probe:
    'Spawn one subagent with the tool of your environment for subagents or tasks, and ask it for the names of the files at the top of this workspace. Do not call start_workflow: it starts another run and delegates nothing. Compare the answer with what you see yourself. available: it answered correctly. unavailable: there is no such tool (tool_missing), the call failed or the answer was wrong (tool_error), or it was refused (policy_blocked).',
  preferred:
    'Delegate independent parts to subagents, never with start_workflow. If you cannot delegate, do the parts yourself and add to output.artifacts {"kind":"wr.capability_observation","capability":"delegation","status":"unavailable","method":"attempted_use","failureCode":"tool_missing","detail":"..."}.',
  disabled: 'Delegation is disabled in this workflow: spawn no subagents, and do every part yourself.',
  wording: [
    '\\b(?:spawn|launch|start|dispatch|use|run|create)\\b[^.;:\\n]{0,30}\\bsub-?agents?\\b',
    '\\bdelegate\\b[^.;:\\n]{0,40}\\bto\\b[^.;:\\n]{0,20}\\b(?:sub-?)?agents?\\b',
    '\\bin parallel\\b[^.;:\\n]{0,30}\\bsub-?agents?\\b',
  ],
};
