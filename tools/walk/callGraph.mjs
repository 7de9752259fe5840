import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'

/**
 * A top-level declaration, as `src/file.ts#name`.
 * @typedef {string} Declaration
 */

/**
 * A source file, read without types: a name means what the file declares or imports under it.
 * @typedef {object} Module
 * @property {ReadonlyMap<string, ts.Node>} declared
 * @property {ReadonlyMap<string, Declaration>} imported
 */

/** @type {Map<string, Module>} */
const modules = new Map()

/** Whether the sources declare it. @param {Declaration} declaration */
export function isDeclared(declaration) {
  const [file, name] = partsOf(declaration)
  return moduleOf(file).declared.has(name)
}

/**
 * The shortest chain of uses between two declarations, with both ends; empty when there is none.
 * What is declared inside a function belongs to it.
 * @param {Declaration} from
 * @param {Declaration} to
 * @returns {Declaration[]}
 */
export function shortestPath(from, to) {
  /** @type {Map<Declaration, Declaration | undefined>} */
  const before = new Map([[from, undefined]])
  for (const [declaration] of before) {
    if (declaration === to) break
    for (const next of usedBy(declaration)) if (!before.has(next)) before.set(next, declaration)
  }
  const path = []
  for (let at = before.has(to) ? to : undefined; at !== undefined; at = before.get(at))
    path.unshift(at)
  return path
}

/** @param {Declaration} declaration @returns {Set<Declaration>} */
function usedBy(declaration) {
  const [file, name] = partsOf(declaration)
  const { declared, imported } = moduleOf(file)
  /** @type {Set<Declaration>} */
  const uses = new Set()
  /** @type {Set<string>} */
  const names = new Set()
  /** @type {string[]} */
  const loaded = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeNode(node)) return
    if (ts.isIdentifier(node)) names.add(node.text)
    const [argument] = isImportCall(node) ? node.arguments : []
    if (argument && ts.isStringLiteral(argument)) loaded.push(fileOf(argument.text, file))
    if (ts.isIdentifier(node) && !isPropertyName(node)) {
      const found = declared.has(node.text) ? `${file}#${node.text}` : imported.get(node.text)
      if (found !== undefined) uses.add(found)
    }
    ts.forEachChild(node, visit)
  }
  const node = declared.get(name)
  if (node) visit(node)
  // What a file that is loaded by `import()` declares is used by name, as in `module.name`.
  for (const other of loaded)
    for (const one of moduleOf(other).declared.keys())
      if (names.has(one)) uses.add(`${other}#${one}`)
  return uses
}

/** @param {string} file @returns {Module} */
function moduleOf(file) {
  const known = modules.get(file)
  if (known) return known
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const read = {
    declared: new Map(source.statements.flatMap(declarationsIn)),
    imported: new Map(source.statements.flatMap((statement) => importsIn(statement, file))),
  }
  modules.set(file, read)
  return read
}

/** @param {ts.Statement} statement @returns {[string, ts.Node][]} */
function declarationsIn(statement) {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((node) =>
      ts.isIdentifier(node.name) ? [[node.name.text, node]] : [],
    )
  }
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
  return isNamed && statement.name ? [[statement.name.text, statement]] : []
}

/** @param {ts.Statement} statement @param {string} file @returns {[string, Declaration][]} */
function importsIn(statement, file) {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
    return []
  const bindings = statement.importClause?.namedBindings
  if (statement.importClause?.isTypeOnly || !bindings || !ts.isNamedImports(bindings)) return []
  const from = fileOf(statement.moduleSpecifier.text, file)
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => [name.text, `${from}#${(propertyName ?? name).text}`])
}

/** `#data/x.ts` and `./x.ts` as paths of this repository. @param {string} module @param {string} by */
function fileOf(module, by) {
  return module.startsWith('#')
    ? module.replace('#', 'src/')
    : posix.join(posix.dirname(by), module)
}

/** @param {ts.Node} node @returns {node is ts.CallExpression} */
function isImportCall(node) {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
}

/** `name` in `object.name` and in `{ name: value }`. @param {ts.Identifier} node */
function isPropertyName(node) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  return ts.isPropertyAssignment(parent) && parent.name === node
}

/** @param {Declaration} declaration @returns {[file: string, name: string]} */
function partsOf(declaration) {
  const [file = '', name = ''] = declaration.split('#')
  return [file, name]
}
