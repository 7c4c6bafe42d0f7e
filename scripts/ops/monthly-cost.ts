/** Server reads per page view: the version counter (0026). */
const PAGE_READS = 1;
/** Server reads per photo on a CDN miss: whether it may still be shown (0025). The instance caches its bytes. */
const PHOTO_READS = 1;
/**
 * Server reads per list that a tap loads on a CDN miss («partidos» behind a figure, other seasons): the version
 * counter (0026).
 */
const TAP_READS = 1;
/** Photos that a first visit loads. */
const PHOTOS = 12;

/**
 * What one fan does on a match day. A high estimate: no CDN hits for pages, an empty browser cache, and no reads
 * shared between requests.
 */
const FAN = {
  /** Home, match, statistics, squad and player. The match stays open. */
  pages: 5,
  /** Documents that these pages listen to during a match (0052): home 4, match 3, statistics 3, squad 1, player 3. */
  documents: 4 + 3 + 3 + 1 + 3,
  /** Saves of the sheet while the fan watches. Each reads the match and its calendar again. */
  saves: 12,
  readsOfSave: 2,
  /** Steps noted on the touchline meanwhile. Each is one read of the live log (0016). */
  steps: 40,
  /** Figures and seasons whose list the fan opens. */
  taps: 5,
  photos: PHOTOS,
  /** Code, styles, photos and HTML, MB. */
  hostingMb: 1.2,
  /** Documents, first load and changes, MB. */
  firestoreMb: 0.6,
} as const;

const READS_OF_FAN =
  FAN.pages * PAGE_READS +
  FAN.documents +
  FAN.steps +
  FAN.taps * TAP_READS +
  FAN.photos * PHOTO_READS +
  FAN.saves * FAN.readsOfSave;

const MATCH_DAYS = 4.35;
const DAYS = 30.4;
/** Share of the match-day fans who visit on any other day, and the pages each of them opens. */
const QUIET_SHARE = 0.1;
const QUIET_PAGES = 2;
/** Maximum number of documents that a page listens to on such a day. */
const QUIET_DOCUMENTS = 3;
const QUIET_TAPS = 2;
const QUIET_READS =
  QUIET_PAGES * (PAGE_READS + QUIET_DOCUMENTS) + QUIET_TAPS * TAP_READS + PHOTOS * PHOTO_READS;
/** vCPU seconds per page, list or photo, with its share of cold starts. An instance has half a GiB. */
const CPU_S = 0.1;
const MEMORY_GIB = 0.5;

/**
 * List prices in US dollars without tax, in the most expensive European location, as published by Google on 21
 * November 2026. The free daily or monthly quota is subtracted. Check the current prices:
 * https://firebase.google.com/pricing
 */
const PRICES = {
  readsFreePerDay: 50_000,
  per100kReads: 0.06,
  firestoreFreeGbPerMonth: 10,
  perFirestoreGb: 0.12,
  hostingFreeGbPerDay: 0.36,
  perHostingGb: 0.15,
  callsFreePerMonth: 2_000_000,
  perMillionCalls: 0.4,
  cpuFreeS: 180_000,
  perCpuS: 0.000024,
  memoryFreeGibS: 360_000,
  perMemoryGibS: 0.0000025,
  writesFreePerDay: 20_000,
  per100kWrites: 0.18,
  deletesFreePerDay: 20_000,
  per100kDeletes: 0.02,
  /** Container images of the functions and daily backups of a week: under half a GB each, for any number of fans. */
  storage: 0.1,
} as const;

/** Monthly cost, US dollars. */
export interface MonthlyCost {
  readonly fans: number;
  readonly readsOfMatchDay: number;
  readonly readsOfMonth: number;
  readonly firestore: number;
  readonly hosting: number;
  readonly functions: number;
  readonly total: number;
}

const over = (amount: number, free: number) => Math.max(0, amount - free);

/** Monthly cost for a club with this many fans on each match day. */
export function monthlyCost(fans: number): MonthlyCost {
  const quiet = fans * QUIET_SHARE;
  const quietDays = DAYS - MATCH_DAYS;
  const readsOfMatchDay = fans * READS_OF_FAN;
  const readsOfMonth = Math.round(MATCH_DAYS * readsOfMatchDay + quietDays * quiet * QUIET_READS);
  const paidReads =
    MATCH_DAYS * over(readsOfMatchDay, PRICES.readsFreePerDay) +
    quietDays * over(quiet * QUIET_READS, PRICES.readsFreePerDay);
  const firestoreGb = (MATCH_DAYS * fans * FAN.firestoreMb + quietDays * quiet * 0.1) / 1000;
  const hostingGb =
    MATCH_DAYS * over((fans * FAN.hostingMb) / 1000, PRICES.hostingFreeGbPerDay) +
    quietDays * over((quiet * FAN.hostingMb) / 1000, PRICES.hostingFreeGbPerDay);
  const calls =
    MATCH_DAYS * fans * (FAN.pages + FAN.taps + FAN.photos) +
    quietDays * quiet * (QUIET_PAGES + QUIET_TAPS + FAN.photos);
  const firestore =
    (paidReads / 100_000) * PRICES.per100kReads +
    over(firestoreGb, PRICES.firestoreFreeGbPerMonth) * PRICES.perFirestoreGb;
  const hosting = hostingGb * PRICES.perHostingGb;
  const functions =
    (over(calls, PRICES.callsFreePerMonth) / 1_000_000) * PRICES.perMillionCalls +
    over(calls * CPU_S, PRICES.cpuFreeS) * PRICES.perCpuS +
    over(calls * CPU_S * MEMORY_GIB, PRICES.memoryFreeGibS) * PRICES.perMemoryGibS;
  const total = firestore + hosting + functions + PRICES.storage;
  return { fans, readsOfMatchDay, readsOfMonth, firestore, hosting, functions, total };
}

/**
 * Notifications of a match day (docs/decisions/0042): goals of both sides, one of them annulled, the end, a changed
 * time, some news. The sender records its progress in transactions of two reads and two writes, at most one for this
 * few devices, and deletes the record at the end.
 */
const AVISOS = {
  perMatchDay: 10,
  devicesPerNote: 25,
  /** Device documents, the notification itself, and the transaction's own reads. */
  readsOfAviso: 32 + 8,
  writesOfAviso: 4,
  readsOfNote: 3,
  writesOfNote: 2,
  /** The scheduled sweep for unsent notifications, each minute. */
  sweepsPerDay: 1_440,
  /** Billed seconds of a sender: half of the push services are slow, and some need retries. */
  seconds: 30,
} as const;

/** Additional monthly cost of notifications, US dollars. */
export interface AvisosCost {
  readonly devices: number;
  readonly readsOfMatchDay: number;
  readonly writesOfMatchDay: number;
  readonly firestore: number;
  readonly functions: number;
  readonly total: number;
}

/** Monthly cost of notifications for a number of devices, after the free quota. Page views are not included. */
export function avisosCost(devices: number): AvisosCost {
  const notes = Math.ceil(devices / AVISOS.devicesPerNote);
  const readsOfMatchDay =
    AVISOS.perMatchDay * (AVISOS.readsOfAviso + 2 * notes * AVISOS.readsOfNote) +
    AVISOS.sweepsPerDay;
  const writesOfMatchDay =
    AVISOS.perMatchDay * (AVISOS.writesOfAviso + notes * AVISOS.writesOfNote);
  const deletesOfMatchDay = AVISOS.perMatchDay * notes;
  const firestore =
    MATCH_DAYS *
    ((over(readsOfMatchDay, PRICES.readsFreePerDay) / 100_000) * PRICES.per100kReads +
      (over(writesOfMatchDay, PRICES.writesFreePerDay) / 100_000) * PRICES.per100kWrites +
      (over(deletesOfMatchDay, PRICES.deletesFreePerDay) / 100_000) * PRICES.per100kDeletes);
  const seconds = MATCH_DAYS * AVISOS.perMatchDay * AVISOS.seconds;
  const functions =
    over(seconds, PRICES.cpuFreeS) * PRICES.perCpuS +
    over(seconds * MEMORY_GIB, PRICES.memoryFreeGibS) * PRICES.perMemoryGibS;
  const total = firestore + functions;
  return { devices, readsOfMatchDay, writesOfMatchDay, firestore, functions, total };
}

const dollars = (amount: number) => `$${amount.toFixed(2)}`;

export function costTable(costs: readonly MonthlyCost[]): string {
  const rows = costs.map(
    ({ fans, readsOfMatchDay, readsOfMonth, firestore, hosting, functions, total }) =>
      [
        fans.toLocaleString('en-US'),
        readsOfMatchDay.toLocaleString('en-US'),
        readsOfMonth.toLocaleString('en-US'),
        ...[firestore, hosting, functions, total].map(dollars),
      ].join(' | '),
  );
  return [
    '| fans on a match day | reads that day | reads that month | Firestore | Hosting | Functions | a month |',
    '| --: | --: | --: | --: | --: | --: | --: |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

/** Numbers of fans in the guide's table. */
export const SIZES = [50, 500, 5_000] as const;

export function avisosTable(costs: readonly AvisosCost[]): string {
  const rows = costs.map(
    ({ devices, readsOfMatchDay, writesOfMatchDay, firestore, functions, total }) =>
      [
        devices.toLocaleString('en-US'),
        readsOfMatchDay.toLocaleString('en-US'),
        writesOfMatchDay.toLocaleString('en-US'),
        ...[firestore, functions, total].map(dollars),
      ].join(' | '),
  );
  return [
    '| devices with notices | reads on a match day | writes that day | Firestore | Functions | a month |',
    '| --: | --: | --: | --: | --: | --: |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

/** Numbers of devices in the guide's table. */
export const DEVICES = [500, 5_000] as const;
