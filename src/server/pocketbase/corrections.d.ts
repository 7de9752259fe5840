// What PocketBase's own declarations leave out.

declare namespace cron {
  interface Cron {
    /** PocketBase declares a Go duration, which JavaScript cannot make; it takes nanoseconds. */
    setInterval(nanoseconds: number): void
  }
}

declare namespace io {
  interface ReadSeekCloser {
    close(): void
  }
}

/** Go's file modes are plain numbers in JavaScript. */
declare namespace os {
  interface writeFile {
    (name: string, data: string, mode: number): void
  }
  interface mkdirAll {
    (path: string, mode: number): void
  }
}

declare namespace core {
  interface FieldsList {
    /** The name of a new field is any text. */
    add(...fields: Omit<Field, 'getName'>[]): void
  }
}

/** A command's flags, of the package pflag. */
declare namespace cobra {
  interface Command {
    flags(): {
      bool(name: string, value: boolean, usage: string): void
      getBool(name: string): boolean
    }
  }
}

// PocketBase declares its errors without their base.
interface NotFoundError extends Error {}
interface ForbiddenError extends Error {}
interface UnauthorizedError extends Error {}
interface BadRequestError extends Error {}

/** The engine's console: a line on standard error, with the time before it. */
declare const console: { error(line: string): void }
