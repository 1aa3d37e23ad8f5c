import type { CapabilityDefinition } from '../../kinds.ts';

export const definition: CapabilityDefinition = {
  id: 'web_browsing',
  title: 'Web browsing',
  summary: 'Reading pages on the web that are not in the workspace.',
  probe:
    'Fetch https://example.com/ with the tool that your environment has for fetching, browsing or searching the web, and read its heading. What you remember of the page does not count. available: the text came back in this step; quote the heading. unavailable: there is no such tool (tool_missing), the call failed or gave nothing (tool_error), or it was refused (policy_blocked).',
  preferred:
    'Prefer web browsing: look up what the workspace lacks, with addresses. If you cannot, mark what is unchecked and add to output.artifacts {"kind":"wr.capability_observation","capability":"web_browsing","status":"unavailable","method":"attempted_use","failureCode":"tool_missing","detail":"..."}.',
  disabled:
    'Web browsing is off in this workflow: look nothing up on the web, and use only what the workspace and the user give.',
  wording: [
    '\\b(?:search|browse|check|look up|look it up|look them up|research|consult)\\b[^.;:\\n]{0,30}\\bthe internet\\b',
    '\\b(?:search|browse|check|look up|look it up|look them up|research|consult)\\b[^.;:\\n]{0,30}\\b(?:the web|online)(?: +(?:for|to|and|or|first)\\b|[ \\t]*(?:[.,;:!?)]|$))',
    '\\bweb search\\b',
    '\\bgoogle (?:for|it)\\b',
  ],
};
