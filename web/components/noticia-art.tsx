import type { ReactNode } from 'react';

/** A whole number from a text, the same everywhere; FNV-1a of 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // The last letters of ids that follow each other differ least: mixed into all bits (Murmur's finaliser).
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const range = (count: number) => Array.from({ length: count }, (_none, index) => index);

/** What shirts and pitches are made of, around the middle of 320 × 320, wide enough to be turned. */
const PATTERNS: readonly ReactNode[] = [
  // Stripes.
  range(8).map((at) => <path key={at} d={`M${String(at * 60 - 80)} -80h30v480h-30z`} />),
  // A sash.
  <path key="sash" d="M-120 110h560v100h-560z" />,
  // Halves.
  <path key="halves" d="M160 -120h320v560h-320z" />,
  // The centre circle.
  <g key="circle" fill="none" strokeWidth="14" stroke="currentColor">
    <circle cx="160" cy="160" r="86" />
    <path d="M-120 160h560" />
  </g>,
  // Chevrons.
  range(5).map((at) => (
    <path key={at} d={`M-60 ${String(at * 90 - 40)}l220 110l220 -110v42l-220 110l-220 -110z`} />
  )),
  // The corner of a pitch, and its arc.
  <g key="corner" fill="none" strokeWidth="14" stroke="currentColor">
    <path d="M60 -120v340h400" />
    <path d="M60 130a90 90 0 0 1 90 90" />
  </g>,
  // Squares.
  range(25)
    .filter((at) => at % 2 === 0)
    .map((at) => (
      <path
        key={at}
        d={`M${String((at % 5) * 90 - 65)} ${String(Math.floor(at / 5) * 90 - 65)}h90v90h-90z`}
      />
    )),
];

/** Ground, and what is drawn on it. */
const INKS = [
  ['var(--hero)', 'var(--hero-end)'],
  ['var(--hero-end)', 'var(--hero)'],
  ['var(--hero)', 'color-mix(in srgb, var(--hero), var(--crest-line) 38%)'],
  ['color-mix(in srgb, var(--hero-end), var(--crest-line) 22%)', 'var(--hero)'],
] as const;

const ANGLES = 12;
const CROPS = 5;

/** A picture for what has none, in the club's colours: another one for each seed. */
export function NoticiaArt({ seed }: { readonly seed: string }) {
  const hash = hashOf(seed);
  const pick = (shift: number, count: number) => (hash >>> shift) % count;
  const [ground, ink] = INKS[pick(3, INKS.length)] ?? INKS[0];
  const angle = pick(7, ANGLES) * (360 / ANGLES);
  const scale = 0.8 + pick(14, CROPS) * 0.25;
  return (
    <svg
      viewBox="0 0 320 140"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      style={{ display: 'block' }}
    >
      <rect width="320" height="140" fill={ground} />
      <g
        transform={`translate(160 70) rotate(${String(angle)}) scale(${String(scale)}) translate(-160 -160)`}
        fill="currentColor"
        style={{ color: ink }}
      >
        {PATTERNS[pick(21, PATTERNS.length)]}
      </g>
    </svg>
  );
}
