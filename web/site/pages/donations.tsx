import { withArticle } from '@club/shared';
import clsx from 'clsx';
import { Button } from '../../components/button';
import { Page } from '../../components/page';
import { Prose } from '../../components/prose';
import surface from '../../components/surface.module.css';
import css from './donations.module.css';
import { useSettings } from '../../lib/state/club-context';
import { Paragraphs } from '../../components/paragraphs';

/** Donations page: appeal and the payment provider's form with its hosted button id (regla 9). */
export function DonationsRoute() {
  const ajustes = useSettings();
  const { donaciones, textos } = ajustes;
  const { url, boton_id: buttonId } = donaciones;
  return (
    <Page title="Donaciones">
      <div className={clsx(surface.card, css.appeal)}>
        <Prose>
          {textos.donaciones === '' ? (
            <p>
              Balones, petos, redes y alguna equipación que ya pide relevo: todo sale de nuestro
              bolsillo. Si quieres ayudar al club a comprar material, cualquier cantidad cuenta.
              ¡Gracias!
            </p>
          ) : (
            <Paragraphs texto={textos.donaciones} />
          )}
        </Prose>
        {url !== '' && buttonId !== '' && (
          <form action={url} method="post" target="_blank">
            <input type="hidden" name="hosted_button_id" value={buttonId} />
            <Button type="submit" variant="contained" size="large" className={css.give}>
              Donar {withArticle(ajustes).al}
            </Button>
          </form>
        )}
      </div>
    </Page>
  );
}
