import type { Settings } from '@club/shared';
import Box from '@mui/material/Box';
import { PlayerShirt } from '../../components/player-shirt';
import { SelectInput } from '../common/select-field';
import { TextInput } from '../common/text-input';
import { GroupCard, type PartProps } from './settings-card';

type Drawing = Settings['camiseta']['dibujo'];

const DRAWINGS: Readonly<Record<Drawing, string>> = {
  lisa: 'Lisa',
  franjas: 'Franjas',
  aros: 'Aros',
  banda: 'Banda',
  mitades: 'Mitades',
};

/** Shirt settings with a live preview. */
export function ShirtPart(parte: PartProps) {
  return (
    <GroupCard title="Camiseta" menuGroup="camiseta" {...parte}>
      {(form) => (
        <>
          <SelectInput form={form} name="dibujo" label="Dibujo" options={DRAWINGS} />
          <TextInput form={form} name="primario" label="Primer color" type="color" />
          <TextInput form={form} name="secundario" label="Segundo color" type="color" />
          <Box aria-hidden sx={{ gridColumn: '1 / -1', display: 'flex', gap: 2 }}>
            <PlayerShirt dorsal={9} size={96} camiseta={form.values} />
            <PlayerShirt dorsal={10} size={96} camiseta={form.values} />
          </Box>
        </>
      )}
    </GroupCard>
  );
}
