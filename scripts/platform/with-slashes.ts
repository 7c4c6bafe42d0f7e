import path from 'node:path';

/** A relative path with forward slashes, for configuration files and URLs, on Windows too. */
export const withSlashes = (file: string): string => file.split(path.sep).join('/');
