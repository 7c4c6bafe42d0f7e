import 'vitest';

declare module 'vitest' {
  /** A running site with its own club and build. Accounts are shared by all sites. */
  export interface RunningClub {
    /** Origin of the site. */
    readonly url: string;
    readonly projectId: string;
    /** `host:port` of its emulators, empty for a deployed site. */
    readonly firestoreHost: string;
    readonly authHost: string;
    /** Folder of an export of the demo club at the start, empty without emulators. */
    readonly demoExport: string;
    /** Date of that export on the demo club's clock, YYYY-MM-DD: its matches are relative to it. */
    readonly demoDay: string;
    /** Its build. Tests may modify these files without affecting other clubs. */
    readonly folders: { readonly functions: string; readonly web: string };
  }

  /** Values that the global set-ups provide to test files. */
  export interface ProvidedContext {
    /** `host:port` of the Firestore emulator, for any project id. */
    readonly firestoreHost: string;
    /** `host:port` of the Auth emulator. */
    readonly authHost: string;
    readonly authProjectId: string;
    /** URL of the folder with the web's server build, as `pagina` reads it, for integration tests. */
    readonly webBuild: string;
    /** The running clubs, one per worker, for journeys. */
    readonly clubs: readonly RunningClub[];
    /** Origin of the running site, for journeys of the platform. */
    readonly siteUrl: string;
    /** Parent process of the function instances, which it restarts when they end. */
    readonly functionsPid: number;
  }
}
