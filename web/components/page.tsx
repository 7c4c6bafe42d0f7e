import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { tituloDocumento } from '@club/shared';

interface PageProps {
  readonly title: string;
  /** The document's title when it says more than the heading. */
  readonly documentTitle?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A page with its heading; sets the document's title and begins at the top. */
export function Page({ title, documentTitle = title, action, children }: PageProps) {
  useDocumentTitle(documentTitle);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Typography variant="h1" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

/** Names the document as the server did; see `tituloDocumento`. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = tituloDocumento(title);
  }, [title]);
}

/** Heading of a part of a page; shown with a capital even where the text has none. */
export function SectionHeading({
  children,
  id,
}: {
  readonly children: ReactNode;
  readonly id?: string;
}) {
  return (
    <Typography
      variant="h2"
      {...(id !== undefined && { id })}
      sx={{ mb: 1.5, '&::first-letter': { textTransform: 'uppercase' } }}
    >
      {children}
    </Typography>
  );
}
