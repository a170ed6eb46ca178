import { useQuery, type QueryClient } from '@tanstack/react-query'
import { lihatGambar } from '#kernel/gambar'
import { callFile } from '../call.tsx'
import { Icon } from '../icons.tsx'

const pictures = 'gambar'

/** Frees pictures that no screen shows any more. Started once. */
export function dropOldPictures(queries: QueryClient): () => void {
  return queries.getQueryCache().subscribe(({ query, type }) => {
    const url: unknown = query.state.data
    if (type === 'removed' && query.queryKey[0] === pictures && typeof url === 'string')
      URL.revokeObjectURL(url)
  })
}

interface Props {
  readonly path: string
  /** What the picture shows; '' when words beside it say so. */
  readonly alt: string
  readonly className?: string
}

/** The address of a picture of the shop, fetched with the token. */
export function usePicture(path: string) {
  const [folder = '', ...rest] = path.split('/')
  return useQuery({
    queryKey: [pictures, path],
    staleTime: Number.POSITIVE_INFINITY, // a changed picture has another name
    enabled: path !== '',
    retry: false,
    queryFn: async ({ signal }) => {
      const params = { folder, name: rest.join('/') }
      return URL.createObjectURL((await callFile(lihatGambar, { params }, { signal })).blob)
    },
  })
}

/** A picture of the shop; a small sign replaces a missing one. */
export function Picture({ alt, className = 'picture', path }: Props) {
  const found = usePicture(path)
  const url = found.data
  if (url !== undefined) return <img className={className} src={url} alt={alt} />
  return (
    <span className={`${className} missing`}>
      {found.isError ? <Icon name="picture" /> : null}
      <span className="only-heard">{alt}</span>
    </span>
  )
}
