import { withArticle } from '@club/shared';
import clsx from 'clsx';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/page-states';
import { Paragraphs, Prose, ClubPage } from './club-page';
import surface from '../../components/surface.module.css';
import { paths } from '../../lib/paths';
import { useSettings } from '../../lib/state/club-context';
import css from './club-page.module.css';

/** What the money buys, according to the default text. SVG paths of icons, 24 × 24. */
const EQUIPMENT = [
  [
    'Balones',
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 5-3.8 2.8 1.5 4.4h4.6l1.5-4.4zm0-5v5m8.6 4.1-4.8-1.3m1.5 8.5-3-4.1m-7.6 4.1 3-4.1m-6.3-3.1 4.8-1.3',
  ],
  ['Petos', 'M8 3v4c0 2-1 3-3 3v11h14V10c-2 0-3-1-3-3V3h-2c0 2-1 3-2 3s-2-1-2-3z'],
  ['Redes', 'M3 20V5h18v15M3 9h18M3 13h18M7 5v12m5-12v12m5-12v12'],
  ['Equipaciones', 'M8 3 3 6l2 5 2-1v11h10V10l2 1 2-5-5-3c-1 2-2 3-4 3S9 5 8 3z'],
] as const;

/** Donations page: appeal and the payment provider's form with its hosted button id (regla 9). */
export function Component() {
  const settings = useSettings();
  const { donaciones, textos } = settings;
  const { url, boton_id: buttonId } = donaciones;
  const hasForm = url !== '' && buttonId !== '';
  return (
    <ClubPage title="Donaciones">
      <div className={clsx(surface.card, css.appeal)}>
        <Prose>
          {textos.donaciones === '' ? (
            <p>
              Balones, petos, redes y alguna equipación que ya pide relevo: todo sale de nuestro
              bolsillo. Si quieres ayudar al club a comprar material, cualquier cantidad cuenta.
              ¡Gracias!
            </p>
          ) : (
            <Paragraphs text={textos.donaciones} />
          )}
        </Prose>
        {textos.donaciones === '' && (
          <ul className={clsx(surface.list, css.equipment)}>
            {EQUIPMENT.map(([name, outline]) => (
              <li key={name}>
                <svg viewBox="0 0 24 24" aria-hidden>
                  <path d={outline} />
                </svg>
                {name}
              </li>
            ))}
          </ul>
        )}
        {hasForm && (
          <form action={url} method="post" target="_blank">
            <input type="hidden" name="hosted_button_id" value={buttonId} />
            <Button type="submit" variant="contained" size="large">
              Donar {withArticle(settings).al}
            </Button>
          </form>
        )}
      </div>
      {!hasForm && (
        <EmptyState title="Todavía no se puede donar por internet.">
          <Button to={paths.contacto} variant="contained">
            Escribir al club
          </Button>
        </EmptyState>
      )}
    </ClubPage>
  );
}
