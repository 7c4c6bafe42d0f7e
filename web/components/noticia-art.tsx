import type { ReactNode } from 'react';

/** 32-bit FNV-1a hash. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // FNV-1a spreads the last characters poorly, so consecutive ids would get similar hashes. Murmur's finaliser mixes
  // all bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** SVG path of `count` strokes. */
const repeated = (count: number, stroke: (index: number) => readonly (string | number)[]) =>
  Array.from({ length: count }, (_none, index) => stroke(index).join('')).join('');

/**
 * Patterns from shirts and pitches, centred in 320 × 320. They extend 420 units to each side, so that they still fill
 * the picture when rotated and scaled down.
 */
const PATTERNS: readonly ReactNode[] = [
  <path key="stripes" d={repeated(14, (at) => ['M', at * 60 - 260, ' -260h30v840h-30z'])} />,
  <path key="sash" d="M-260 110h840v100h-840z" />,
  <path key="halves" d="M160 -260h420v840h-420z" />,
  <g key="circle" fill="none" strokeWidth="14" stroke="currentColor">
    <circle cx="160" cy="160" r="86" />
    <path d="M-260 160h840" />
  </g>,
  <path
    key="chevrons"
    fill="none"
    strokeWidth="36"
    stroke="currentColor"
    d={repeated(10, (at) => ['M-280 ', at * 90 - 300, 'l220 110l220 -110l220 110l220 -110'])}
  />,
  <g key="corner" fill="none" strokeWidth="14" stroke="currentColor">
    <path d="M60 -260v480h520" />
    <path d="M60 130a90 90 0 0 1 90 90" />
  </g>,
  <path
    key="squares"
    d={repeated(7 * 4, (at) => {
      const row = Math.floor(at / 4);
      return ['M', (at % 4) * 240 + (row % 2) * 120 - 380, ' ', row * 120 - 260, 'h120v120h-120z'];
    })}
  />,
];

/**
 * Pairs of background and pattern colour. They contrast enough to be seen in a small picture, but not so much that they
 * distract from the headline.
 */
const INKS = [
  ['var(--hero)', 'color-mix(in srgb, var(--hero-end), white 16%)'],
  ['color-mix(in srgb, var(--hero-end), white 10%)', 'var(--hero)'],
  ['var(--hero)', 'color-mix(in srgb, var(--hero), var(--crest-line) 38%)'],
  ['color-mix(in srgb, var(--hero-end), var(--crest-line) 22%)', 'var(--hero)'],
] as const;

const ANGLES = 12;
const CROPS = 5;

/** Generated picture in the club's colours; the seed selects it. */
export function NoticiaArt({ seed }: { readonly seed: string }) {
  const hash = hashOf(seed);
  const pick = (shift: number, count: number) => (hash >>> shift) % count;
  const [ground, ink] = INKS[pick(3, INKS.length)] ?? INKS[0];
  const angle = pick(7, ANGLES) * (360 / ANGLES);
  const scale = 0.5 + pick(14, CROPS) * 0.15;
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
