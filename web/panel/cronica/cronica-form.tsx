import { draftCronica, endpoints, type Partido } from '@club/shared';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AdminForm } from '../common/admin-form';
import { LeaveGuard } from '../common/leave-guard';
import { type Notice, NoticeBanner } from '../common/notice-banner';
import { TextInput } from '../common/text-input';
import { useResourceForm } from '../common/use-resource-form';

/** A draft about a played match, to be edited and published as news. Nothing is published by itself. */
export function CronicaForm({ partido }: { readonly partido: Partido }) {
  const [notice, setNotice] = useState<Notice>();
  const [draft] = useState(() => draftCronica(partido));
  const form = useResourceForm({
    endpoint: endpoints.addNoticia,
    initial: { titulo: draft.titulo, contenido: draft.contenido },
    bodyOf: ({ titulo, contenido }) => ({ titulo, contenido }),
    success: () => 'Noticia creada!',
    titulo: `Crónica: ${partido.nombre_equipo}`,
    contexto: `cronica-${partido._id}`,
    onDone: setNotice,
  });
  const isPublished = notice?.kind === 'success';
  return (
    <>
      <NoticeBanner notice={notice} />
      <Typography color="text.secondary">
        Borrador escrito a partir de la ficha. Repásalo y cámbialo a tu gusto: no se publica hasta
        que lo mandes.
      </Typography>
      {!isPublished && (
        <AdminForm
          label="Crónica"
          submitLabel="Publicar noticia"
          isBusy={form.isBusy}
          onSubmit={form.submit}
          formRef={form.formRef}
          draft={form.draft}
        >
          <TextInput form={form} name="titulo" label="Titulo" isRequired />
          <TextInput form={form} name="contenido" label="Noticia" rows={10} />
        </AdminForm>
      )}
      <LeaveGuard isDirty={form.isDirty && !isPublished} onDiscard={form.draft.clear} />
    </>
  );
}
