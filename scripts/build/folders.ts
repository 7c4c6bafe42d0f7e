import path from 'node:path';

/** Where a build goes, absolute paths. */
export interface BuildFolders {
  readonly functions: string;
  readonly web: string;
}

/** The folders that `firebase.json` names: what is deployed and what `npm start` runs. */
export const deployFolders = (root: string): BuildFolders => ({
  functions: path.join(root, 'functions/dist'),
  web: path.join(root, 'web/dist'),
});

/** Folders of a build of its own inside the checkout, so that tests leave a running `npm start` alone. */
export const separateFolders = (root: string, name: string): BuildFolders => ({
  functions: path.join(root, 'dist', name, 'functions'),
  web: path.join(root, 'dist', name, 'web'),
});
