/** Where the parts of the cluster listen, on loopback alone. */
export const ports = {
  /** The academy, as visitors reach it. */
  public: 4700,
  academies: [4701, 4702, 4703],
  /** The primary, as academies reach it. */
  database: 4710,
  /** The replica, for reads that may lag. */
  replica: 4713,
  postgres: { a: 4711, b: 4712 },
  patroni: { a: 4721, b: 4722 },
  etcd: [4730, 4732, 4734],
  /** Where the nodes of etcd reach each other, in the same order. */
  etcdPeers: [4731, 4733, 4735],
  monitor: 4740,
  objectStore: 4741,
  mail: 4750,
} as const;
