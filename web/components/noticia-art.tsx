import { SHIRT_SHAPE, shirtPattern } from '@club/shared';
import { useSettings } from '../lib/state/club-context';

/** 32-bit FNV-1a hash. */
function hashText(text: string): number {
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

/** The club's shirt on a hanger. */
function HungShirt() {
  const { camiseta } = useSettings();
  return (
    <g transform="translate(-53 -48) scale(2.2)" strokeWidth="1.4">
      <path d="M24 6V1a3 3 0 1 1 3-3" fill="none" stroke="#fff" />
      <path d={SHIRT_SHAPE} stroke="#fff" strokeWidth="4" />
      <path d={SHIRT_SHAPE} fill={camiseta.primario} />
      <path d={shirtPattern(camiseta)} fill={camiseta.secundario} stroke="none" />
      <path d={SHIRT_SHAPE} fill="none" stroke={camiseta.secundario} />
    </g>
  );
}

/** Two of the club's colours that contrast with each other. */
const CLUB = 'var(--club)';
const MARK = 'var(--crest-line)';

/** What can be drawn in the middle: about 100 × 100 around the origin, white with dark lines. */
const MOTIFS = {
  shirt: <HungShirt />,
  boot: (
    <>
      <path d="M-46-36c14 8 24 2 32-6L10-10c14 10 40 6 42 26v8h-98c-4-20 2-40 0-60z" />
      <path d="M-46 10c30 10 66 6 98 14H-46z" fill={CLUB} />
      <path d="M-8-24l12-9m-4 16l12-9m-3 15l11-8M-40 24v12h8V24m16 0v12h8V24m16 0v12h8V24m16 0v12h8V24" />
    </>
  ),
  whistle: (
    <>
      <path d="M-50-26h66a32 32 0 1 1-32 32l-34-8z" />
      <circle cx="16" cy="6" r="18" fill={CLUB} />
      <circle cx="16" cy="6" r="8" fill={MARK} stroke="none" />
      <path d="M-20-26h16v12h-16zM-6-44l-6-10M8-44v-12M22-42l6-10" fill="none" stroke="#fff" />
    </>
  ),
  scarf: (
    <g transform="rotate(-14)">
      <path d="M-66-26h132v34H-66z" fill={CLUB} stroke="#fff" />
      <path
        d="M-48-26h14v34h-14zM-20-26H-6V8h-14zM8-26h14V8H8zM36-26h14V8H36z"
        fill={MARK}
        stroke="none"
      />
      <path d="M-66 8v16M-58 8v14M-50 8v16M50 8v16M58 8v14M66 8v16" fill="none" stroke="#fff" />
    </g>
  ),
  megaphone: (
    <>
      <path d="M-36 6l8 34h14l-8-30z" />
      <path d="M-46-14h20L30-44v72L-26 6h-20z" />
      <path d="M30-44v72h8v-72z" fill={CLUB} />
      <path d="M50-22l14-8M52-6h16M50 8l14 8" fill="none" stroke="#fff" />
    </>
  ),
  cup: (
    <>
      <path
        d="M-26-36h-18c0 24 8 32 22 34M26-36h18c0 24-8 32-22 34"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
      />
      <path d="M-28-48h56v28c0 20-12 32-20 34v16h14v16h-44V30h14V14c-8-2-20-14-20-34z" />
      <circle cy="-21" r="20" fill={CLUB} />
      <path d="M0-36l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" fill={MARK} stroke="none" />
    </>
  ),
  ball: (
    <>
      <circle r="46" />
      <path
        fill="var(--hero)"
        d="M0-17L16-5 10 14-10 14-16-5zM0-34L13-36 13-44A46 46 0 0 0-13-44L-13-36zM32-11L38 1 46-1A46 46 0 0 0 38-26L30-23zM20 28L10 37 15 43A46 46 0 0 0 37 28L32 21zM-20 28L-32 21-37 28A46 46 0 0 0-15 43L-10 37zM-32-11L-30-23-38-26A46 46 0 0 0-46-1L-38 1z"
      />
      <path
        fill="none"
        d="M0-17v-17M13-36l8 7 9-6M16-5l16-6M38 1l-4 10-2 10M10 14l10 14M10 37L0 36l-10 1M-10 14l-10 14M-32 21l-2-10-4-10M-16-5l-16-6M-30-23l9-6 8-7"
      />
    </>
  ),
  flag: (
    <>
      <path d="M-24 52v-102h6v102z" />
      <path d="M-18-50l58 18-58 20z" fill={MARK} stroke="#fff" />
      <path d="M-60 52h120M-6 52a34 34 0 0 0-15-20" fill="none" stroke="#fff" strokeWidth="4" />
    </>
  ),
} as const;

/** Words in titles and the motif drawn for them. For other titles the hash selects a motif. */
const TOPICS: readonly (readonly [words: RegExp, motif: keyof typeof MOTIFS])[] = [
  [/socio|abono|afici|peña|rifa|lotería|solidari/i, 'scarf'],
  [/fichaj|refuerzo|caras? nueva|renueva|renovaci|gracias|despid|camiseta|equipación/i, 'shirt'],
  [/pretemporada|entren|bota/i, 'boot'],
  [/árbitro|horario|aplaza|suspend/i, 'whistle'],
  [/asamblea|comunicado|aviso|convoca/i, 'megaphone'],
  [/copa|torneo|trofeo|campe/i, 'cup'],
];

/** Lines of a pitch: centre circle, penalty area, corner. Larger than the picture, so that they fill it when rotated. */
const PITCH = [
  'M160-200v540M160 14a56 56 0 1 0 .1 0M158 70h4',
  'M-100 118h520M70 118V16h180v102M118 118V72h84v46M130 16a36 36 0 0 1 60 0M158 46h4',
  'M60-200v316h400M60 92a24 24 0 0 1 24 24M60 20h90v60',
];

interface NoticiaArtProps {
  /** The same text always gives the same drawing. */
  readonly seed: string;
  /** Selects the motif in the middle. Without a title only the lines of a pitch are drawn. */
  readonly titulo?: string | undefined;
}

/** Drawing for a news item without photos, on the club's colours. Only the motif is lighter than the background. */
export function NoticiaArt({ seed, titulo }: NoticiaArtProps) {
  const hash = hashText(seed);
  /** A number below `count`, taken from the hash without its lowest `shift` bits. */
  const pick = (shift: number, count: number) => (hash >>> shift) % count;
  const motifs = Object.keys(MOTIFS) as (keyof typeof MOTIFS)[];
  const topic = TOPICS.find(([words]) => titulo !== undefined && words.test(titulo));
  const motif = topic?.[1] ?? motifs[pick(3, motifs.length)] ?? 'ball';
  const [pitchAngle, tilt, offset] = [pick(7, 8) * 45, pick(11, 9) * 4 - 16, pick(15, 5) * 6 - 12];
  return (
    <svg viewBox="0 0 320 140" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
      <g
        transform={`rotate(${String(pitchAngle)} 160 70)`}
        fill="none"
        stroke="#000"
        strokeOpacity=".24"
        strokeWidth="5"
      >
        <path d={PITCH[pick(21, PITCH.length)]} />
      </g>
      {titulo !== undefined && (
        <>
          <circle cx={160 + offset} cy="70" r="62" fill="#000" fillOpacity=".22" />
          <g
            transform={`translate(160 70) rotate(${String(tilt)}) scale(.86)`}
            fill="#fff"
            stroke="var(--hero)"
            strokeWidth="3"
            strokeLinejoin="round"
            strokeLinecap="round"
          >
            {MOTIFS[motif]}
          </g>
        </>
      )}
    </svg>
  );
}
