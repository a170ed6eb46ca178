import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  type RouteComponent,
} from '@tanstack/react-router'
import { screensOfDocument, type Document } from '#kernel/document'
import type { Screen } from '#kernel/screen'
import type { Lazy, WebHouse } from '../module.tsx'
import { Skeleton } from '../page/Skeleton.tsx'
import { Broken } from './Broken.tsx'
import { Drawn } from './current.tsx'
import { Frame } from './Frame.tsx'
import { Gate, NotFound } from './Gate.tsx'
import { isBuilt } from './menu.tsx'

/** The page for a document that has a screen in its definition. */
const screenOfDocument =
  (web: WebHouse, path: string, brief: Document): Lazy =>
  async () => {
    const drawn = import('../document/DocumentScreen.tsx')
    const { list, ...document } = (await brief.late?.()) ?? brief
    const { DocumentScreen } = await drawn
    if (!list) return () => null
    const listed = document.screen?.path !== path
    const section = Object.entries(document.sections ?? {}).find(
      ([, one]) => one.screen.path === path,
    )?.[0]
    return () => (
      <DocumentScreen
        {...{ listed, section }}
        document={{ ...document, list }}
        part={web.besides.get(path)}
      />
    )
  }

/** The component of a screen: its module's own, or the page for any master, document or report. */
function partOf(web: WebHouse, { path }: Screen): Lazy {
  const own = web.screens.get(path)
  if (own !== undefined) return own
  const master = web.house.masters.find((one) => one.path === path)
  if (master !== undefined)
    return async () => {
      const { MasterScreen } = await import('../master/MasterScreen.tsx')
      return () => <MasterScreen master={master} look={web.looks.get(master.name)} />
    }
  const document = web.house.documents.find((one) =>
    screensOfDocument(one).some((screen) => screen.path === path),
  )
  if (document !== undefined) return screenOfDocument(web, path, document)
  const listed = web.house.reports.find((one) => one.path === path)
  return async () => {
    const drawn = import('../report/ReportScreen.tsx')
    const report = (await listed?.late?.()) ?? listed
    const { ReportScreen } = await drawn
    return () => (report === undefined ? null : <ReportScreen report={report} />)
  }
}

/** The screen behind its gate, loaded when it is first opened. */
function routeComponent(web: WebHouse, screen: Screen): RouteComponent {
  const part = partOf(web, screen)
  return lazyRouteComponent(async () => {
    const Part = await part()
    return {
      default: () => (
        <Drawn value={screen}>
          <Gate screen={screen}>
            <Part />
          </Gate>
        </Drawn>
      ),
    }
  })
}

/** Fetches the screen of an address while nobody knows yet who is here. */
export function bringScreen(web: WebHouse, path: string): void {
  const screen = web.house.screen(path)
  if (screen !== undefined && isBuilt(web, path)) void partOf(web, screen)().catch(() => undefined)
}

/** Every built screen at its exact address (SPEC 2); the log-in's own address leads home. */
export function routerOf(web: WebHouse) {
  const root = createRootRoute({ component: Frame })
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <Navigate to="/home" replace />,
  })
  const screens = web.house.screens
    .filter((screen) => screen.path !== '/' && isBuilt(web, screen.path))
    .map((screen) =>
      createRoute({
        getParentRoute: () => root,
        path: screen.path,
        component: routeComponent(web, screen),
      }),
    )
  return createRouter({
    routeTree: root.addChildren([start, ...screens]),
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingComponent: Skeleton,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Broken,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(
        Object.entries(search).map(([name, value]) => [name, String(value)]),
      ).toString()
      return text === '' ? '' : `?${text}`
    },
  })
}
