/**
 * Paths below directories in which an agent works. A name on a disk is a row of bytes and need not be UTF-8; read as UTF-8, such a name leads to no
 * file, so nothing would measure or remove it. Here a path is a text with one character for each byte, so each name stays as it is.
 */
import { readdirSync } from 'node:fs';

export const bytePath = (path: string): string => Buffer.from(path).toString('latin1');

/** What calls of the system take. */
export const systemPath = (path: string): Buffer => Buffer.from(path, 'latin1');

export const namesIn = (path: string): readonly string[] => readdirSync(systemPath(path), 'latin1');
