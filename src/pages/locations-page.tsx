export function LocationsPage() {
  return <h1>…</h1>;
}
