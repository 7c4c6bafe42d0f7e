import type { SocialNetwork } from '@club/shared';
import clsx from 'clsx';
import { useSettings } from '../lib/state/club-context';
import { Button } from './button';
import css from './button.module.css';
import { Section } from './page';
import surface from './surface.module.css';

/** Stroke paths on a 24 × 24 grid, in the current text colour like the other icons. */
const STROKES: Readonly<Record<SocialNetwork['red'], string>> = {
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM15.8 12a3.8 3.8 0 1 1-7.6 0 3.8 3.8 0 0 1 7.6 0zM17 7v.01',
  facebook:
    'M20.5 12a8.5 8.5 0 1 0-17 0 8.5 8.5 0 0 0 17 0zM15.5 7.5H14a2 2 0 0 0-2 2v11M9.5 13H15',
  x: 'M4 4h4.2L20 20h-4.2zM19.5 4l-6.6 7.1M10.7 13.3 4.5 20',
  youtube:
    'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10.3 9.2v5.6l4.7-2.8z',
  tiktok: 'M13 3.5v12a4 4 0 1 1-4-4M13 3.5c.3 3 2.5 5.2 5.5 5.5',
  whatsapp:
    'M3.5 20.5l1.3-4.6a8.5 8.5 0 1 1 3.4 3.3zM8.6 8.2c-.4 3.9 3.3 7.6 7.2 7.2.7-.7.7-1.5.3-2l-1.8-.9-1.2 1.1c-1.2-.4-2.3-1.5-2.7-2.7L11.5 9.7l-.9-1.8c-.5-.4-1.3-.4-2 .3z',
  telegram: 'M3.5 11.5 20.5 4.5 17.5 19.5 10.5 14.5zM10.5 14.5 20.5 4.5M10.5 14.5V20L13.2 16.5',
  web: 'M20.5 12a8.5 8.5 0 1 0-17 0 8.5 8.5 0 0 0 17 0zM3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17z',
};

/** Links to the club's social networks; nothing if it has none. */
export function SocialLinks({ className }: { readonly className?: string }) {
  const { redes_sociales: redes } = useSettings();
  if (redes.length === 0) return null;
  return (
    <Section title="Redes sociales" className={className}>
      <ul className={clsx(surface.list, surface.buttons)}>
        {redes.map(({ red, nombre, url }) => (
          <li key={url}>
            <Button variant="outlined" href={url}>
              <svg viewBox="0 0 24 24" aria-hidden className={css.icon}>
                <path d={STROKES[red]} />
              </svg>
              {nombre}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
