/** Reads of the server for a page that is opened: of the count of changes (0029). */
const PAGE_READS = 1;
/** Reads of a photo past the CDN: whether it still is what may be shown (0028); its bytes are in the instance. */
const PHOTO_READS = 1;
/** Reads of a list that a tap asks for, past the CDN («partidos» behind a figure, other seasons): of the count (0029). */
const TAP_READS = 1;
/** Photos of which a first visit asks. */
const PHOTOS = 12;

/**
 * What one fan does on a match day. On the careful side: nobody's page comes from the CDN's copy, nobody has the code
 * or the photos of the last time, and no two requests share a read.
 */
const FAN = {
  /** Home, match, statistics, squad and player; the match stays open. */
  pages: 5,
  /** Documents that these pages listen to while a match is played (0059): home 4, match 3, statistics 3, squad 1, player 3. */
  documents: 4 + 3 + 3 + 1 + 3,
  /** Saves of the sheet while he watches: the match and its calendar are read again. */
  saves: 12,
  readsOfSave: 2,
  /** Steps that somebody notes on the touchline meanwhile, each of which is read from the match's log (0018). */
  steps: 40,
  /** Figures and seasons whose list he opens. */
  taps: 5,
  photos: PHOTOS,
  /** Code, styles and photos, MB; HTML, MB. */
  hostingMb: 1.2,
  /** Documents as they first come and as they change, MB. */
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
/** Share of the fans of a match day who look in on any other day, at two pages. */
const QUIET_SHARE = 0.1;
const QUIET_PAGES = 2;
/** Documents that a page listens to on such a day, at most. */
const QUIET_DOCUMENTS = 3;
const QUIET_TAPS = 2;
const QUIET_READS =
  QUIET_PAGES * (PAGE_READS + QUIET_DOCUMENTS) + QUIET_TAPS * TAP_READS + PHOTOS * PHOTO_READS;
/** vCPU seconds of a page, a list or a photo, its share of cold starts included; an instance has half a GiB. */
const CPU_S = 0.1;
const MEMORY_GIB = 0.5;

/**
 * List prices in US dollars without tax, of the dearest European location, as Google had published them when this was
 * written (21 November 2026); what is free each day or month is taken off. Read the current ones before you count on
 * them: https://firebase.google.com/pricing
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
  /** Images of the functions, daily backups of a week: under half a GB each, whatever the number of fans. */
  storage: 0.1,
} as const;

/** A month's bill, US dollars. */
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

/** What a month costs a club that so many people follow on each match day. */
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
 * What notices do on a match day (docs/decisions/0049): goals of both sides, one taken back, the end, another hour, some news. A
 * sender notes its work in transactions of two reads and two writes, at most one for so few devices, and clears its notes away.
 */
const AVISOS = {
  perMatchDay: 10,
  devicesPerNote: 25,
  /** Documents of devices, the notice itself, and what a transaction reads for itself. */
  readsOfAviso: 32 + 8,
  writesOfAviso: 4,
  readsOfNote: 3,
  writesOfNote: 2,
  /** A look for what was left, each minute. */
  sweepsPerDay: 1_440,
  /** Seconds that a sender is paid for: half of the services are slow, and some are asked again. */
  seconds: 30,
} as const;

/** What notices add to a month's bill, US dollars. */
export interface AvisosCost {
  readonly devices: number;
  readonly readsOfMatchDay: number;
  readonly writesOfMatchDay: number;
  readonly firestore: number;
  readonly functions: number;
  readonly total: number;
}

/** What a month of notices costs a club with so many devices, what is free taken off; pages have nothing to do with it. */
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

/** The costs as a table in Markdown. */
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

/** Sizes of club that the guide tells the cost of. */
export const SIZES = [50, 500, 5_000] as const;

/** The costs of notices as a table in Markdown. */
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

/** Numbers of devices that the guide tells the cost of. */
export const DEVICES = [500, 5_000] as const;
