import { endpoints, type JugadorPreview, type Temporada } from '@club/shared';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { AdminForm } from '../common/admin-form';
import { ConfirmDialog } from '../common/confirm-dialog';
import { fieldErrors } from '../common/field-errors';
import { LeaveGuard } from '../common/leave-guard';
import type { Notice } from '../common/notice-banner';
import { TextInput } from '../common/text-input';
import { useResourceForm } from '../common/use-resource-form';
import { BajasField } from './leavers-field';
import { nextName, temporadaOf } from './temporada-name';
import { summarizeTemporada } from './temporada-summary';

interface EmpezarTemporadaFormProps {
  /** The season that ends; `null` before the first. */
  readonly actual: Temporada | null;
  readonly jugadores: readonly JugadorPreview[];
  readonly hoy: Date;
  /** Called with the new season, or `undefined` if it was not created. */
  readonly onDone: (notice: Notice, temporada: Temporada | undefined) => void;
}

interface Values {
  readonly nombre: string;
  readonly competicion: string;
  readonly bajas: readonly string[];
}

const bodyOf = ({ nombre, competicion, bajas }: Values) => ({
  nombre,
  bajas: [...bajas],
  ...(competicion.trim() !== '' && { competicion }),
});

/** Form for a new season, with a summary before it is created. */
export function StartTemporadaForm({ actual, jugadores, hoy, onDone }: EmpezarTemporadaFormProps) {
  const [isAsking, setIsAsking] = useState(false);
  const begun = useRef<Temporada>(undefined);
  const form = useResourceForm<typeof endpoints.empezarTemporada, Values>({
    endpoint: endpoints.empezarTemporada,
    initial: {
      nombre: actual ? nextName(actual.nombre, hoy) : temporadaOf(hoy),
      competicion: '',
      bajas: [],
    },
    bodyOf,
    success: ({ nombre }) => `temporada ${nombre.trim()} empezada!`,
    onWritten: (_id, { nombre }) => {
      begun.current = { _id, nombre: nombre.trim() };
    },
    onDone: (notice) => {
      setIsAsking(false);
      onDone(notice, begun.current);
    },
    titulo: 'Empezar temporada',
  });
  const isWrong = Object.keys(fieldErrors(endpoints.empezarTemporada, bodyOf(form.values))).length;
  return (
    <>
      <AdminForm
        label="Empezar temporada"
        submitLabel="Revisar y empezar"
        isBusy={form.isBusy}
        onSubmit={() => {
          // An invalid form is submitted to show its errors; a valid one asks for confirmation first.
          if (isWrong) form.submit();
          else setIsAsking(true);
        }}
        formRef={form.formRef}
        draft={form.draft}
      >
        <TextInput form={form} name="nombre" label="Nombre" isRequired />
        <TextInput form={form} name="competicion" label="Competición nueva, si la hay" />
        {jugadores.length > 0 && (
          <BajasField
            jugadores={jugadores}
            bajas={form.values.bajas}
            onChange={(bajas) => {
              form.set('bajas', bajas);
            }}
          />
        )}
        <LeaveGuard isDirty={form.isDirty} onDiscard={form.draft.clear} />
      </AdminForm>
      <ConfirmDialog
        isOpen={isAsking}
        title={`¿Empezar «${form.values.nombre.trim()}»?`}
        confirmLabel="Empezar temporada"
        isBusy={form.isBusy}
        onCancel={() => {
          setIsAsking(false);
        }}
        onConfirm={form.submit}
      >
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {summarizeTemporada(form.values, actual, jugadores).map((linea) => (
            <li key={linea}>{linea}</li>
          ))}
        </Box>
      </ConfirmDialog>
    </>
  );
}
