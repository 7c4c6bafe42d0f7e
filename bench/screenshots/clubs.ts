import { API_BASE, type EndpointInput, endpoints, CREST_ID } from '@club/shared';
import type { Browser } from '@playwright/test';
import { createApiClient } from '../../scripts/import/api-client';
import { signIn } from '../../scripts/import/sign-in';
import { DEMO_LOGIN } from '../../scripts/platform/accounts';

/** Settings and pictures that make the demo look like another club. */
interface Vestido {
  readonly ajustes: EndpointInput<typeof endpoints.updateAjustes>;
  /** SVG drawings, 256×256. */
  readonly escudo: string;
  readonly logo: (nombre: string) => string;
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">${content}</svg>`;

const logo = (fondo: string, tinta: string) => (nombre: string) =>
  svg(
    `<rect y="64" width="256" height="128" rx="14" fill="${fondo}"/><text x="128" y="128" dominant-baseline="central" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="26" fill="${tinta}">${nombre}</text>`,
  );

const sponsors = (...nombres: string[]) =>
  nombres.map((nombre) => ({
    nombre,
    url: `https://${nombre.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`,
  }));

/** Three clubs that differ as much as possible: stripes and a round crest, two loud colours, two pale ones. */
export const CLUBES = {
  rayas: {
    ajustes: {
      nombre: 'Atlético Ribera',
      slug: 'atletico-ribera',
      lema: 'Rojiblancos de toda la vida',
      fundacion: 1952,
      colores: { primario: '#c8102e', secundario: '#1d2f6f' },
      camiseta: { dibujo: 'franjas', primario: '#c8102e', secundario: '#ffffff' },
      escudo: { iniciales: 'AR' },
      patrocinadores: sponsors('Ferretería Sanz', 'Bodegas Ribera', 'Gestoría Luna'),
      textos: {
        sobre: 'Un club de barrio.\n\nJugamos junto al río desde 1952.',
        donaciones: '',
        privacidad: '',
      },
    },
    escudo: svg(
      '<defs><clipPath id="c"><circle cx="128" cy="128" r="112"/></clipPath></defs><circle cx="128" cy="128" r="126" fill="#1d2f6f"/><g clip-path="url(#c)"><rect width="256" height="256" fill="#fff"/><path d="M32 0h32v256H32zM96 0h32v256H96zM160 0h32v256h-32zM224 0h32v256h-32z" fill="#c8102e"/></g><circle cx="128" cy="128" r="44" fill="#fff"/><text x="128" y="130" dominant-baseline="central" text-anchor="middle" font-family="serif" font-weight="700" font-size="46" fill="#1d2f6f">AR</text>',
    ),
    logo: logo('#1d2f6f', '#ffffff'),
  },
  abejas: {
    ajustes: {
      nombre: 'Colmenar Fútbol Club',
      slug: 'colmenar-fc',
      lema: 'La Colmena no se rinde',
      fundacion: 1987,
      colores: { primario: '#ffd400', secundario: '#111111' },
      camiseta: { dibujo: 'mitades', primario: '#ffd400', secundario: '#111111' },
      escudo: { iniciales: 'CFC' },
      patrocinadores: sponsors('Miel del Valle', 'Taxi Colmenar', 'Óptica Vera', 'Bar Avispa'),
      textos: { sobre: '', donaciones: '', privacidad: '' },
    },
    escudo: svg(
      '<path d="M128 4 236 66v124L128 252 20 190V66z" fill="#111"/><path d="M128 22 220 75v106l-92 53-92-53V75z" fill="#ffd400"/><path d="M44 104h168v22H44zM44 148h168v22H44z" fill="#111"/>',
    ),
    logo: logo('#111111', '#ffd400'),
  },
  celeste: {
    ajustes: {
      nombre: 'Unión Deportiva Marina Alta',
      slug: 'ud-marina-alta',
      lema: '',
      fundacion: 2004,
      colores: { primario: '#7cc4ee', secundario: '#ffffff' },
      camiseta: { dibujo: 'aros', primario: '#7cc4ee', secundario: '#ffffff' },
      escudo: { iniciales: 'MA' },
      patrocinadores: [],
      textos: { sobre: '', donaciones: '', privacidad: '' },
    },
    escudo: svg(
      '<path d="M24 24h208v112c0 60-44 96-104 116C68 232 24 196 24 136z" fill="#7cc4ee" stroke="#fff" stroke-width="10"/><path d="M40 150c30-26 58-26 88 0s58 26 88 0v34c-30 26-58 26-88 0s-58-26-88 0z" fill="#fff"/><circle cx="128" cy="84" r="30" fill="#fff"/>',
    ),
    logo: logo('#7cc4ee', '#10202c'),
  },
} as const satisfies Readonly<Record<string, Vestido>>;

async function drawPng(browser: Browser, drawing: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 256, height: 256 } });
  try {
    await page.setContent(`<body style="margin:0;display:block">${drawing}</body>`);
    return await page.screenshot({ omitBackground: true });
  } finally {
    await page.close();
  }
}

/** Makes the demo at `url` look like another club, with the panel's API calls. */
export async function dressClub(
  browser: Browser,
  url: string,
  { ajustes, escudo, logo: drawLogo }: Vestido,
): Promise<void> {
  const getToken = () => signIn(url, DEMO_LOGIN.username, DEMO_LOGIN.password);
  const api = createApiClient({ url, getToken });
  const { data } = await api.call(endpoints.updateAjustes, { body: ajustes });
  const token = await getToken();
  const put = async (picture: string, drawing: string) => {
    const response = await fetch(`${url}${API_BASE}/imagenes/${picture}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
      body: new Uint8Array(await drawPng(browser, drawing)),
    });
    if (!response.ok) throw new Error(`${picture}: ${await response.text()}`);
  };
  await put(`escudo/${CREST_ID}`, escudo);
  for (const { id, nombre } of data.patrocinadores)
    await put(`patrocinador/${id}`, drawLogo(nombre));
}
