import type { CapabilityDefinition } from '../../kinds.ts';

export const definition: CapabilityDefinition = {
  id: 'web_browsing',
  title: 'Web browsing',
  summary: 'Reading web pages, for information that the workspace does not contain.',
  probe:
    'Fetch https://example.com/ with the tool of your environment for fetching, browsing or searching the web, and read its heading. Do not answer from memory. available: you received the text in this step; quote the heading. unavailable: there is no such tool (tool_missing), the call failed or returned nothing (tool_error), or it was refused (policy_blocked).',
  preferred:
    'Prefer web browsing: look up what the workspace lacks, and cite URLs. If you cannot browse, mark unchecked statements and add to output.artifacts {"kind":"wr.capability_observation","capability":"web_browsing","status":"unavailable","method":"attempted_use","failureCode":"tool_missing","detail":"..."}.',
  disabled: 'Web browsing is disabled in this workflow: use only the workspace and what the user gives you.',
  wording: [
    '\\b(?:search|browse|check|look up|look it up|look them up|research|consult)\\b[^.;:\\n]{0,30}\\bthe internet\\b',
    '\\b(?:search|browse|check|look up|look it up|look them up|research|consult)\\b[^.;:\\n]{0,30}\\b(?:the web|online)(?: +(?:for|to|and|or|first)\\b|[ \\t]*(?:[.,;:!?)]|$))',
    '\\bweb search\\b',
    '\\bgoogle (?:for|it)\\b',
  ],
};
