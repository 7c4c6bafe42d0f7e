import 'vitest';

declare module 'vitest' {
  /** A site that runs with a club and a build of its own; accounts are common to all that run at once. */
  export interface RunningClub {
    /** Origin of the site. */
    readonly url: string;
    readonly projectId: string;
    /** `host:port` of its emulators; empty where the site is deployed. */
    readonly firestoreHost: string;
    readonly authHost: string;
    /** Folder of an export of the demo club as it was when the site started; empty where there is no emulator. */
    readonly demoExport: string;
    /** The day on which that was, YYYY-MM-DD on the demo club's clock: its matches are told from it. */
    readonly demoDay: string;
    /** What it runs; what a test does to these files no other club sees. */
    readonly folders: { readonly functions: string; readonly web: string };
  }

  /** What the global set-ups hand to the test files. */
  export interface ProvidedContext {
    /** `host:port` of the Firestore emulator; takes any project id. */
    readonly firestoreHost: string;
    /** `host:port` of the Auth emulator. */
    readonly authHost: string;
    /** Project of the Auth emulator. */
    readonly authProjectId: string;
    /** URL of the folder with the web's server build, as `pagina` reads it; for integration tests. */
    readonly webBuild: string;
    /** The running clubs, one for each worker, for journeys. */
    readonly clubs: readonly RunningClub[];
    /** Origin of the running site, for journeys of the platform. */
    readonly siteUrl: string;
    /** Process whose children are the instances of the functions; they are started again when they end. */
    readonly functionsPid: number;
  }
}
