import { clubConfig } from '@club/shared';
import Card from '@mui/material/Card';
import { Button } from '../../components/button';
import { Page } from '../../components/page';
import { Prose } from '../../components/prose';

/** Appeal and the payment provider's form with its hosted button id (regla 9). */
export function DonacionesRoute() {
  const { url, botonId } = clubConfig.donaciones;
  return (
    <Page title="Donaciones">
      <Card sx={{ p: 3, maxWidth: 720 }}>
        <Prose>
          <p>
            Balones, petos, redes y alguna equipación que ya pide relevo: todo sale de nuestro
            bolsillo. Si quieres ayudar al club a comprar material, cualquier cantidad cuenta.
            ¡Gracias!
          </p>
        </Prose>
        <form action={url} method="post" target="_blank">
          <input type="hidden" name="hosted_button_id" value={botonId} />
          <Button type="submit" variant="contained" size="large" sx={{ mt: 1 }}>
            Donar a {clubConfig.nombre}
          </Button>
        </form>
      </Card>
    </Page>
  );
}
