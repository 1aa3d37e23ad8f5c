/** The formats of configurations by name; each is loaded when the first file in it is met. */
import type { Client } from './client-table.ts';
import type { ConfigFormat } from './config-format.ts';

const loaders: Readonly<Record<Client['format'], () => Promise<ConfigFormat>>> = {
  json: async () => (await import('./json-text.ts')).jsonText,
  toml: async () => (await import('./toml-text.ts')).tomlText,
  yaml: async () => (await import('./yaml-text.ts')).yamlText,
};

export const formatOf = (name: Client['format']): Promise<ConfigFormat> => loaders[name]();
