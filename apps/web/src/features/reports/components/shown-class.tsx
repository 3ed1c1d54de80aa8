/** Whose figures stand below, in words: `name` is undefined while it cannot be told. On paper another line says it. */
export function ShownClass({ name }: { name: string | undefined }) {
  return (
    <p role="status" className="print:hidden">
      {name && (
        <>
          Mostrando: <strong className="wrap-anywhere">{name}</strong>
        </>
      )}
    </p>
  )
}
