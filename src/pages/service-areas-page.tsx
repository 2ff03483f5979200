export function ServiceAreasPage() {
  return <h1>…</h1>;
}
