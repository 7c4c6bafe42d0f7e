import 'vitest';

declare module 'vitest' {
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
    /** Origin of the running site, for journeys. */
    readonly siteUrl: string;
    /** Folder of an export of the demo club as it was when the site started; empty where there is no emulator. */
    readonly demoExport: string;
    /** Process whose children are the instances of the functions; they are started again when they end. */
    readonly functionsPid: number;
  }
}
