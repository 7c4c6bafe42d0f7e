/** Milliseconds to wait for a push service's answer; one that is only slow has the message, and it would come twice. */
export const PUSH_TIMEOUT_MS = 30_000;

/** Milliseconds to note who has had a notice and to give it back, once the last request has been answered. */
export const CLOSING_MS = 30_000;

/** Milliseconds from its start in which a function that sends notices begins requests. */
export const SENDING_MS = { programadas: 45_000, avisos: 120_000 } as const;

/** Seconds that such a function may run: also a request begun at the last moment is answered and noted before Google ends it. */
export const timeoutSecondsFor = (name: keyof typeof SENDING_MS): number =>
  Math.ceil((SENDING_MS[name] + PUSH_TIMEOUT_MS + CLOSING_MS) / 1000);
