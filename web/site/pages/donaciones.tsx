import { clubConfig } from '@club/shared';
import clsx from 'clsx';
import { Button } from '../../components/button';
import { Page } from '../../components/page';
import { Prose } from '../../components/prose';
import surface from '../../components/surface.module.css';
import css from './donaciones.module.css';

/** Appeal and the payment provider's form with its hosted button id (regla 9). */
export function DonacionesRoute() {
  const { url, botonId } = clubConfig.donaciones;
  return (
    <Page title="Donaciones">
      <div className={clsx(surface.card, css.appeal)}>
        <Prose>
          <p>
            Balones, petos, redes y alguna equipación que ya pide relevo: todo sale de nuestro
            bolsillo. Si quieres ayudar al club a comprar material, cualquier cantidad cuenta.
            ¡Gracias!
          </p>
        </Prose>
        <form action={url} method="post" target="_blank">
          <input type="hidden" name="hosted_button_id" value={botonId} />
          <Button type="submit" variant="contained" size="large" className={css.give}>
            Donar a {clubConfig.nombre}
          </Button>
        </form>
      </div>
    </Page>
  );
}
