/**
 * The one place that makes this site a given club's: another club edits this file and nothing else.
 * Everything that a visitor can recognise the club by comes from here (regla 2).
 */
export interface ClubConfig {
  /** Full name as shown in the navigation, the footer and the titles. */
  readonly nombre: string;
  /** Lower-case ASCII, used in the about route: `/sobre-{slug}`. */
  readonly slug: string;
  /** Year of foundation, for the about page. */
  readonly fundacion: number;
  /** One line under the name, also the site's description for search engines. */
  readonly lema: string;
  /** A username `x` signs in at the identity provider as `x@{dominioLogin}` (regla 63). */
  readonly dominioLogin: string;
  readonly zonaHoraria: 'Europe/Madrid';
  readonly idioma: 'es-ES';
  readonly colores: ClubColors;
  readonly escudo: ClubCrest;
  readonly contacto: {
    readonly email: string;
    readonly emailDesarrollador: string;
    readonly repositorio: string;
  };
  readonly redesSociales: readonly SocialLink[];
  /** Exactly four, in the order of the bar (regla 3). */
  readonly patrocinadores: readonly [Sponsor, Sponsor, Sponsor, Sponsor];
  readonly donaciones: {
    /** Where the donation form posts to. */
    readonly url: string;
    /** Value of the hidden `hosted_button_id` field. */
    readonly botonId: string;
  };
}

/** Colours as `#rrggbb`; the theme derives its shades from these two. */
export interface ClubColors {
  readonly primario: string;
  readonly secundario: string;
}

/** The crest is drawn as SVG from these: no image file to prepare. */
export interface ClubCrest {
  readonly iniciales: string;
  readonly fondo: string;
  readonly detalle: string;
}

export interface SocialLink {
  readonly red: 'instagram' | 'facebook' | 'x' | 'youtube' | 'tiktok';
  readonly nombre: string;
  readonly url: string;
}

export interface Sponsor {
  readonly nombre: string;
  readonly url: string;
  /** Two colours of the drawn logo, `#rrggbb`: background and lettering. */
  readonly fondo: string;
  readonly texto: string;
}

export const clubConfig: ClubConfig = {
  nombre: 'CD Encina',
  slug: 'cd-encina',
  fundacion: 2018,
  lema: 'Fútbol entre amigos desde 2018',
  dominioLogin: 'cd-encina.example',
  zonaHoraria: 'Europe/Madrid',
  idioma: 'es-ES',
  colores: { primario: '#14532d', secundario: '#c99a2e' },
  escudo: { iniciales: 'CDE', fondo: '#14532d', detalle: '#e8c25a' },
  contacto: {
    email: 'hola@cd-encina.example',
    emailDesarrollador: 'desarrollo@cd-encina.example',
    repositorio: 'https://codigo.cd-encina.example/web',
  },
  redesSociales: [
    { red: 'instagram', nombre: 'Instagram', url: 'https://instagram.example/cdencina' },
    { red: 'x', nombre: 'X', url: 'https://x.example/cdencina' },
    { red: 'facebook', nombre: 'Facebook', url: 'https://facebook.example/cdencina' },
    { red: 'youtube', nombre: 'YouTube', url: 'https://youtube.example/@cdencina' },
  ],
  patrocinadores: [
    {
      nombre: 'Bar La Dehesa',
      url: 'https://bar-la-dehesa.example',
      fondo: '#7f1d1d',
      texto: '#fff7ed',
    },
    {
      nombre: 'Talleres Robledo',
      url: 'https://talleres-robledo.example',
      fondo: '#1e3a5f',
      texto: '#f1f5f9',
    },
    {
      nombre: 'Panadería Monte',
      url: 'https://panaderia-monte.example',
      fondo: '#78350f',
      texto: '#fef3c7',
    },
    {
      nombre: 'Fisio Bellota',
      url: 'https://fisio-bellota.example',
      fondo: '#134e4a',
      texto: '#ecfeff',
    },
  ],
  donaciones: { url: 'https://pagos.example/donate', botonId: 'ENCINA2018DEMO' },
};
