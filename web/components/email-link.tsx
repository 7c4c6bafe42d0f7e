export function EmailLink({ email }: { readonly email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>;
}
