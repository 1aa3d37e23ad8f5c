/**
 * Every MCP client that `init --client` connects and `doctor` checks: where it keeps its servers, in which form, and how it is
 * recognized on a machine. Facts about other people's programs, with their sources in ADR-0067.
 */
import { posix, win32 } from 'node:path';
import type { JsonRecord } from '../../schemas/json-object.ts';
import type { KeyPath } from './config-format.ts';

/** The name of the entry: no `_`, which Gemini CLI splits names at, and short, because clients limit server and tool name together. */
export const serverName = 'workrail';

export type Machine = {
  readonly platform: NodeJS.Platform;
  readonly home: string;
  /** The search path for programs. */
  readonly path: string;
  /** The program that is running. */
  readonly program: string;
  /** The Node.js that is running. */
  readonly node: string;
  readonly variable: (name: string) => string | undefined;
};

export type Scope = 'project' | 'user';
/** A program with its arguments, as an entry starts it. */
export type Start = { readonly command: string; readonly args: readonly string[] };

export const clientIds = [
  'claude-code',
  'claude-desktop',
  'cursor',
  'vscode',
  'windsurf',
  'gemini-cli',
  'codex',
  'copilot-cli',
  'opencode',
  'zed',
  'goose',
  'cline',
] as const;
export type ClientId = (typeof clientIds)[number];

/** Of several places the first that exists is used, else the first. */
type Places = readonly string[];

export type Client = {
  readonly id: ClientId;
  readonly title: string;
  readonly format: 'json' | 'toml' | 'yaml';
  /** The keys of the map of servers. */
  readonly at: KeyPath;
  /** Keys of other clients, where this one does not look. */
  readonly notAt: readonly string[];
  /** Below the project; null for a client that reads no project file. */
  readonly project: Places | null;
  readonly user: (machine: Machine) => Places;
  readonly entry: (start: Start) => JsonRecord;
  /** What the client replaces by the project folder; null where its servers start in that folder. */
  readonly folderVariable: string | null;
  /** Folders and programs that show that it is installed. */
  readonly installed: (machine: Machine) => {
    readonly folders: readonly string[];
    readonly programs: readonly string[];
  };
  /** The file with instructions that the client reads in each chat. */
  readonly instructions: {
    readonly project: string | null;
    readonly user: (machine: Machine) => string | null;
  };
  /** What the user does next. */
  readonly next: Readonly<Record<Scope, string>>;
};

export const joined = ({ platform }: Pick<Machine, 'platform'>, ...parts: readonly string[]): string =>
  (platform === 'win32' ? win32 : posix).join(...parts);

export const isAbsoluteOn = ({ platform }: Pick<Machine, 'platform'>, path: string): boolean =>
  (platform === 'win32' ? win32 : posix).isAbsolute(path);

/** The environment variables that move the files of a user. */
export const placeVariables = [
  'APPDATA',
  'LOCALAPPDATA',
  'XDG_CONFIG_HOME',
  'CLAUDE_CONFIG_DIR',
  'CODEX_HOME',
  'COPILOT_HOME',
  'CLINE_MCP_SETTINGS_PATH',
] as const;

const inHome =
  (...parts: readonly string[]) =>
  (machine: Machine) =>
    joined(machine, machine.home, ...parts);
const roaming = (machine: Machine, ...parts: readonly string[]) =>
  joined(machine, machine.variable('APPDATA') || joined(machine, machine.home, 'AppData', 'Roaming'), ...parts);
const localData = (machine: Machine, ...parts: readonly string[]) =>
  joined(machine, machine.variable('LOCALAPPDATA') || joined(machine, machine.home, 'AppData', 'Local'), ...parts);
/** Linux, and the programs that use the same place on macOS. */
const dotConfig = (machine: Machine, ...parts: readonly string[]) =>
  joined(machine, machine.variable('XDG_CONFIG_HOME') || joined(machine, machine.home, '.config'), ...parts);

/** Where programs with a window keep their data, by operating system. */
function applicationData(machine: Machine, ...parts: readonly string[]): string {
  if (machine.platform === 'win32') return roaming(machine, ...parts);
  if (machine.platform === 'darwin') return joined(machine, machine.home, 'Library', 'Application Support', ...parts);
  return dotConfig(machine, ...parts);
}

const named = (machine: Machine, variable: string, ...fallback: readonly string[]) =>
  machine.variable(variable) || inHome(...fallback)(machine);

export const claudeFolder = (machine: Machine) => named(machine, 'CLAUDE_CONFIG_DIR', '.claude');
export const codexFolder = (machine: Machine) => named(machine, 'CODEX_HOME', '.codex');
export const copilotFolder = (machine: Machine) => named(machine, 'COPILOT_HOME', '.copilot');
const vscodeFolder = (machine: Machine) => applicationData(machine, 'Code', 'User');
const clineExtension = (machine: Machine) =>
  joined(machine, vscodeFolder(machine), 'globalStorage', 'saoudrizwan.claude-dev');
const zedFolder = (machine: Machine) =>
  machine.platform === 'win32' ? roaming(machine, 'Zed') : dotConfig(machine, 'zed');
const gooseFolder = (machine: Machine) =>
  machine.platform === 'win32' ? roaming(machine, 'Block', 'goose', 'config') : dotConfig(machine, 'goose');

const plain = ({ command, args }: Start): JsonRecord => ({ command, args });
const stdio = ({ command, args }: Start): JsonRecord => ({ type: 'stdio', command, args });

const noUserInstructions = () => null;
const agentsFile = { project: 'AGENTS.md', user: noUserInstructions };

// biome-ignore lint/suspicious/noTemplateCurlyInString: the client replaces it
const workspaceFolder = '${workspaceFolder}';

const restart = (title: string) => ({ project: `Restart ${title}`, user: `Restart ${title}` });
const table: { readonly [Id in ClientId]: Omit<Client, 'id'> } = {
  'claude-code': {
    title: 'Claude Code',
    format: 'json',
    at: ['mcpServers'],
    notAt: ['servers', 'mcp', 'context_servers'],
    project: ['.mcp.json'],
    user: (machine) => [joined(machine, machine.variable('CLAUDE_CONFIG_DIR') || machine.home, '.claude.json')],
    entry: stdio,
    folderVariable: null,
    installed: (machine) => ({ folders: [claudeFolder(machine)], programs: ['claude'] }),
    instructions: {
      project: 'CLAUDE.md',
      user: (machine) => joined(machine, claudeFolder(machine), 'CLAUDE.md'),
    },
    next: {
      project: 'Start claude in the project directory and approve the server',
      user: 'Restart Claude Code',
    },
  },
  'claude-desktop': {
    title: 'Claude Desktop',
    format: 'json',
    at: ['mcpServers'],
    notAt: ['servers', 'mcp', 'context_servers'],
    project: null,
    user: (machine) => [
      applicationData(machine, 'Claude', 'claude_desktop_config.json'),
      // The edition of the Microsoft Store sees its own copy of the roaming folder.
      ...(machine.platform === 'win32'
        ? [
            localData(
              machine,
              'Packages',
              'Claude_pzs8sxrjxfjjc',
              'LocalCache',
              'Roaming',
              'Claude',
              'claude_desktop_config.json',
            ),
          ]
        : []),
    ],
    entry: plain,
    folderVariable: null,
    installed: (machine) => ({ folders: [applicationData(machine, 'Claude')], programs: [] }),
    instructions: { project: null, user: noUserInstructions },
    next: restart('Claude Desktop'),
  },
  cursor: {
    title: 'Cursor',
    format: 'json',
    at: ['mcpServers'],
    notAt: ['servers', 'mcp', 'context_servers'],
    project: ['.cursor/mcp.json'],
    user: (machine) => [inHome('.cursor', 'mcp.json')(machine)],
    entry: stdio,
    folderVariable: workspaceFolder,
    installed: (machine) => ({ folders: [inHome('.cursor')(machine)], programs: ['cursor', 'cursor-agent'] }),
    instructions: agentsFile,
    next: {
      project: 'Open the project in Cursor and enable the server under Settings, Tools & MCP',
      user: 'Restart Cursor',
    },
  },
  vscode: {
    title: 'VS Code',
    format: 'json',
    at: ['servers'],
    notAt: ['mcpServers', 'mcp', 'context_servers'],
    project: ['.vscode/mcp.json'],
    user: (machine) => [joined(machine, vscodeFolder(machine), 'mcp.json')],
    entry: stdio,
    folderVariable: workspaceFolder,
    installed: (machine) => ({ folders: [applicationData(machine, 'Code')], programs: ['code'] }),
    instructions: agentsFile,
    next: {
      project: 'Open and trust the project in VS Code, and start the server from .vscode/mcp.json',
      user: 'Restart VS Code',
    },
  },
  windsurf: {
    title: 'Windsurf',
    format: 'json',
    at: ['mcpServers'],
    notAt: ['servers', 'mcp', 'context_servers'],
    project: null,
    user: (machine) => [inHome('.codeium', 'windsurf', 'mcp_config.json')(machine)],
    entry: plain,
    folderVariable: null,
    installed: (machine) => ({ folders: [inHome('.codeium', 'windsurf')(machine)], programs: ['windsurf'] }),
    instructions: agentsFile,
    next: restart('Windsurf'),
  },
  'gemini-cli': {
    title: 'Gemini CLI',
    format: 'json',
    at: ['mcpServers'],
    notAt: ['servers', 'context_servers'],
    project: ['.gemini/settings.json'],
    user: (machine) => [inHome('.gemini', 'settings.json')(machine)],
    entry: plain,
    folderVariable: null,
    installed: (machine) => ({ folders: [inHome('.gemini')(machine)], programs: ['gemini'] }),
    instructions: { project: 'GEMINI.md', user: (machine) => inHome('.gemini', 'GEMINI.md')(machine) },
    next: {
      project: 'Start gemini in the project directory; if Gemini CLI asks, trust the folder',
      user: 'Restart Gemini CLI',
    },
  },
  codex: {
    title: 'Codex CLI',
    format: 'toml',
    at: ['mcp_servers'],
    notAt: ['mcpServers', 'servers', 'mcp'],
    project: ['.codex/config.toml'],
    user: (machine) => [joined(machine, codexFolder(machine), 'config.toml')],
    entry: plain,
    folderVariable: null,
    installed: (machine) => ({ folders: [codexFolder(machine)], programs: ['codex'] }),
    instructions: {
      project: 'AGENTS.md',
      user: (machine) => joined(machine, codexFolder(machine), 'AGENTS.md'),
    },
    next: {
      project:
        'Start codex in the project directory and trust the folder; Codex reads .codex/config.toml only in trusted folders',
      user: 'Restart Codex CLI',
    },
  },
  'copilot-cli': {
    title: 'Copilot CLI',
    format: 'json',
    at: ['mcpServers'],
    notAt: ['servers', 'mcp', 'context_servers'],
    project: ['.mcp.json'],
    user: (machine) => [joined(machine, copilotFolder(machine), 'mcp-config.json')],
    entry: stdio,
    folderVariable: null,
    installed: (machine) => ({ folders: [copilotFolder(machine)], programs: ['copilot'] }),
    instructions: {
      project: 'AGENTS.md',
      user: (machine) => joined(machine, copilotFolder(machine), 'copilot-instructions.md'),
    },
    next: {
      project: 'Start copilot in the project directory and trust the folder',
      user: 'Restart Copilot CLI',
    },
  },
  opencode: {
    title: 'opencode',
    format: 'json',
    at: ['mcp'],
    notAt: ['mcpServers', 'servers', 'context_servers'],
    project: ['opencode.json', 'opencode.jsonc', '.opencode/opencode.json', '.opencode/opencode.jsonc'],
    user: (machine) => [
      dotConfig(machine, 'opencode', 'opencode.json'),
      dotConfig(machine, 'opencode', 'opencode.jsonc'),
    ],
    entry: ({ command, args }) => ({ type: 'local', command: [command, ...args], enabled: true }),
    folderVariable: null,
    installed: (machine) => ({ folders: [dotConfig(machine, 'opencode')], programs: ['opencode'] }),
    instructions: {
      project: 'AGENTS.md',
      user: (machine) => dotConfig(machine, 'opencode', 'AGENTS.md'),
    },
    next: restart('opencode'),
  },
  zed: {
    title: 'Zed',
    format: 'json',
    at: ['context_servers'],
    notAt: ['mcpServers', 'servers', 'mcp'],
    project: ['.zed/settings.json'],
    user: (machine) => [joined(machine, zedFolder(machine), 'settings.json')],
    entry: ({ command, args }) => ({ source: 'custom', command, args, env: {} }),
    folderVariable: null,
    installed: (machine) => ({ folders: [zedFolder(machine)], programs: ['zed', 'zeditor'] }),
    instructions: agentsFile,
    next: { project: 'Open and trust the project in Zed', user: 'Restart Zed' },
  },
  goose: {
    title: 'Goose',
    format: 'yaml',
    at: ['extensions'],
    notAt: ['mcpServers', 'servers', 'mcp'],
    project: null,
    user: (machine) => [joined(machine, gooseFolder(machine), 'config.yaml')],
    entry: ({ command, args }) => ({
      enabled: true,
      type: 'stdio',
      name: serverName,
      description: 'Workflows, one step at a time',
      cmd: command,
      args,
      envs: {},
      timeout: 300,
    }),
    folderVariable: null,
    installed: (machine) => ({ folders: [gooseFolder(machine)], programs: ['goose'] }),
    instructions: agentsFile,
    next: restart('Goose'),
  },
  cline: {
    title: 'Cline',
    format: 'json',
    at: ['mcpServers'],
    notAt: ['servers', 'mcp', 'context_servers'],
    project: null,
    user: (machine) => {
      const named = machine.variable('CLINE_MCP_SETTINGS_PATH');
      if (named) return [named];
      return [
        inHome('.cline', 'data', 'settings', 'cline_mcp_settings.json')(machine),
        joined(machine, clineExtension(machine), 'settings', 'cline_mcp_settings.json'),
      ];
    },
    entry: plain,
    folderVariable: null,
    installed: (machine) => ({
      folders: [inHome('.cline')(machine), clineExtension(machine)],
      programs: ['cline'],
    }),
    instructions: agentsFile,
    next: restart('Cline'),
  },
};

export const clients: readonly Client[] = clientIds.map((id) => ({ id, ...table[id] }));
export const clientOf = (id: ClientId): Client => ({ id, ...table[id] });
