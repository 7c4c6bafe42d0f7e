import type { ClubConfig } from '@club/shared';
import { ICONS } from '../pictures';

/** The web app manifest (W3C Application Manifest), from the club configuration. */
export function webManifest(club: ClubConfig) {
  const icon = (name: keyof typeof ICONS, purpose: 'any' | 'maskable') => ({
    src: `/${name}`,
    sizes: `${String(ICONS[name].size)}x${String(ICONS[name].size)}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: club.nombre,
    short_name: club.nombre,
    description: club.lema,
    lang: club.idioma,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: club.colores.primario,
    background_color: '#f4f5f0',
    icons: [
      icon('icono-192.png', 'any'),
      icon('icono-512.png', 'any'),
      icon('icono-maskable-512.png', 'maskable'),
    ],
    shortcuts: [
      { name: 'Partidos', url: '/partidos' },
      { name: 'Estadísticas', url: '/estadisticas' },
      { name: 'Noticias', url: '/noticias' },
    ],
  };
}
