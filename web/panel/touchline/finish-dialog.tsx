import {
  actaFromLiveMatch,
  deriveLiveMatch,
  ROWS,
  hasChanges,
  isGoalOurs,
  type ShootOut,
} from '@club/shared';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, useState } from 'react';
import { SelectField } from '../common/select-field';
import type { Notebook, TouchlinePartido } from './notebook';
import { lostShootOutText } from './shoot-out';
import { impossibleText } from './step-text';

/** Props of the summary before saving. The route passes the sheet editor's component (regla 42). */
export interface SummaryProps {
  readonly partido: Pick<TouchlinePartido, 'local' | 'nombre_equipo'>;
  readonly summary: {
    readonly scored: number;
    readonly encajados: number;
    readonly convocados: number;
    readonly goalsWithoutAuthor: number;
    readonly shootOut: ShootOut | null;
  };
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

interface FinishDialogProps {
  readonly cuaderno: Notebook;
  readonly Summary: ComponentType<SummaryProps>;
  readonly onFinish: (mvp: string | null, sinCambios: boolean) => void;
  readonly onClose: () => void;
}

/** «Guardar ficha»: the sheet editor's summary, with a select for the MVP. */
export function FinishDialog({
  cuaderno: notebook,
  Summary,
  onFinish,
  onClose,
}: FinishDialogProps) {
  const actual = deriveLiveMatch(notebook.pasos);
  const lost = lostShootOutText(actual);
  const { alineacion, mvp: chosen, tanda: shootOut } = actaFromLiveMatch(notebook.pasos);
  const [mvp, setMvp] = useState(chosen?.jugador_id ?? '');
  const [sinCambios, setNoChanges] = useState(actual.sin_cambios);
  const has = hasChanges(actual.eventos);
  const convocados = new Set(ROWS.flatMap((fila) => alineacion[fila].map((ref) => ref.jugador_id)));
  return (
    <Summary
      partido={notebook.partido}
      summary={{
        scored: actual.marcador.goles_anotados,
        encajados: actual.marcador.goles_encajados,
        convocados: convocados.size,
        goalsWithoutAuthor: actual.eventos.filter(
          (evento) => isGoalOurs(evento) && evento.autor_id === undefined,
        ).length,
        shootOut: shootOut ?? null,
      }}
      isBusy={false}
      onCancel={onClose}
      onConfirm={() => onFinish(mvp === '' ? null : mvp, sinCambios && !has)}
    >
      {lost !== '' && (
        <Typography role="alert" color="error" sx={{ fontWeight: 700 }}>
          {lost}
        </Typography>
      )}
      <Box sx={{ mt: 1 }}>
        <SelectField
          label="MVP"
          value={mvp}
          options={[
            ['', 'Sin mvp'],
            ...notebook.plantilla
              .filter(({ jugador_id: id }) => convocados.has(id))
              .map(
                ({ jugador_id: id, nombre_con_inicial: nombre, dorsal }) =>
                  [id, `${nombre} (${String(dorsal)})`] as const,
              ),
          ]}
          onChange={setMvp}
        />
      </Box>
      {!has && (
        <FormControlLabel
          control={
            <Checkbox
              checked={sinCambios}
              sx={{ p: '12px' }}
              onChange={(_event, checked) => setNoChanges(checked)}
            />
          }
          label="Sin cambios: los que empezaron jugaron hasta el final"
        />
      )}
      {actual.impossible.length > 0 && (
        <Typography color="error">{impossibleText(actual.impossible.length)}</Typography>
      )}
    </Summary>
  );
}
