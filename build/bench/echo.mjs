/** The reference for calls that touch no disk: an MCP server of the same SDK on the same transport, with one echo tool. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema } from '@modelcontextprotocol/sdk/types.js';

const server = new Server({ name: 'echo', version: '1' }, { capabilities: { tools: {} } });
server.setRequestHandler(CallToolRequestSchema, ({ params }) => ({
  content: [{ type: 'text', text: String(params.arguments?.text ?? '') }],
  structuredContent: { ok: true },
}));
await server.connect(new StdioServerTransport());
