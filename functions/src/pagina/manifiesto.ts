import { type Ajustes, clubConfig, type Paletas } from '@club/shared';
import { ICONS } from '../compartir/club-pictures';

/** The web app manifest (W3C Application Manifest), from the club's settings. */
export function webManifest(
  { nombre, lema }: Pick<Ajustes, 'nombre' | 'lema'>,
  { light }: Paletas,
) {
  const icon = (path: keyof typeof ICONS, purpose: 'any' | 'maskable') => ({
    src: path,
    sizes: `${String(ICONS[path].size)}x${String(ICONS[path].size)}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: nombre,
    short_name: nombre,
    description: lema,
    lang: clubConfig.idioma,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: light.brand,
    background_color: light.ground,
    icons: [
      icon('/icono-192.png', 'any'),
      icon('/icono-512.png', 'any'),
      icon('/icono-maskable-512.png', 'maskable'),
    ],
    shortcuts: [
      { name: 'Partidos', url: '/partidos' },
      { name: 'Estadísticas', url: '/estadisticas' },
      { name: 'Noticias', url: '/noticias' },
    ],
  };
}
