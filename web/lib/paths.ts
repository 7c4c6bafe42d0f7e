/** Every route of the site (regla 5) but the page about the club (`sobrePath`); functions give the path of a record. */
export const paths = {
  home: '/',
  noticias: '/noticias',
  /** A page of older news, from the second on. */
  noticiasPagina: (numero: number) => `/noticias?pagina=${String(numero)}`,
  noticia: (id: string) => `/noticias/${id}`,
  plantilla: '/plantilla',
  jugador: (id: string) => `/jugador/${id}`,
  partidos: '/partidos',
  partido: (id: string) => `/partidos/${id}`,
  /** Its score alone, for a screen that many look at. */
  marcador: (id: string) => `/partidos/${id}/marcador`,
  estadisticas: '/estadisticas',
  historia: '/historia',
  donaciones: '/donaciones',
  contacto: '/contacto',
  contactoDesarrollador: '/contacto-desarrollador',
  privacidad: '/privacidad',
  /** Every component of the design system; nothing links to it. */
  componentes: '/componentes',
  login: '/login',
  /** What an invitation leads to; its code follows the `#`. */
  alta: '/alta',
  admin: '/admin',
} as const;
