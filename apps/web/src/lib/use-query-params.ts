import { useLocation, useSearch } from 'wouter'

/**
 * The choices of a screen in its address, so that going back, reloading and a sent link keep them. Blank ones are left
 * out; changing one does not add a step back.
 */
export function useQueryParams(): [URLSearchParams, (changes: Record<string, string | null>) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const params = new URLSearchParams(search)

  function change(changes: Record<string, string | null>) {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    const text = next.toString()
    navigate(text ? `${path}?${text}` : path, { replace: true })
  }

  return [params, change]
}
