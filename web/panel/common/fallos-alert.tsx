import Alert from '@mui/material/Alert';

/** What went wrong, a line each; nothing where nothing did. */
export function FallosAlert({ fallos }: { readonly fallos: readonly string[] }) {
  if (fallos.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      {fallos.map((fallo) => (
        <div key={fallo}>{fallo}</div>
      ))}
    </Alert>
  );
}
