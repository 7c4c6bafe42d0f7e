import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import {
  ClubPart,
  ColoursPart,
  ContactPart,
  CrestPart,
  SponsorsPart,
  NetworksPart,
  TextsPart,
} from '../settings/parts';
import type { ParteProps } from '../settings/settings-card';
import { ShirtPart } from '../settings/shirt-part';

interface AjustesPasoProps extends ParteProps {
  readonly reload: () => void;
}

type Partes = readonly ComponentType<AjustesPasoProps>[];

/** Parts of the settings shown in each step. */
export const PARTES_PASO = {
  club: [ClubPart, TextsPart],
  escudo: [CrestPart, ColoursPart, ShirtPart],
  patrocinadores: [SponsorsPart, ContactPart, NetworksPart],
} as const satisfies Readonly<Record<string, Partes>>;

export function SettingsStep({ partes, ...parte }: AjustesPasoProps & { readonly partes: Partes }) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {partes.map((Parte, index) => (
        <Parte key={index} {...parte} />
      ))}
    </Box>
  );
}
