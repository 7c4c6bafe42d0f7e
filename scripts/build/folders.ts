import path from 'node:path';

/** Output folders of a build, as absolute paths. */
export interface BuildFolders {
  readonly functions: string;
  readonly web: string;
}

/** The folders in `firebase.json`: deployed, and used by the emulators. */
export const deployFolders = (root: string): BuildFolders => ({
  functions: path.join(root, 'functions/dist'),
  web: path.join(root, 'web/dist'),
});

/** Output folders of a separate build in the checkout, so that tests do not disturb a running `npm start`. */
export const separateFolders = (root: string, name: string): BuildFolders => ({
  functions: path.join(root, 'dist', name, 'functions'),
  web: path.join(root, 'dist', name, 'web'),
});

/** A relative path with forward slashes, for configuration files and URLs, on Windows too. */
export const withSlashes = (file: string): string => file.split(path.sep).join('/');
