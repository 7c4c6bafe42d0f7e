import path from 'node:path';

/** A relative path as configuration files and addresses write it, on Windows too. */
export const withSlashes = (file: string): string => file.split(path.sep).join('/');
