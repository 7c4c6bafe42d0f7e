import Alert from '@mui/material/Alert';

/** Error messages, one a line; nothing without errors. */
export function FailuresAlert({ fallos }: { readonly fallos: readonly string[] }) {
  if (fallos.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      {fallos.map((fallo) => (
        <div key={fallo}>{fallo}</div>
      ))}
    </Alert>
  );
}
