-- What the inviter of this member gets by the rule in force; nothing where nobody did, or he is gone.
CREATE OR REPLACE FUNCTION aturan_ajak(v_toko text, m member, v_tgl date)
RETURNS SETOF parameter_member_afiliasi LANGUAGE sql STABLE AS $$
  SELECT a.* FROM parameter_member_afiliasi a
    JOIN member b ON b.kode_member = m.kode_ajak AND b.aktif
  WHERE a.kode_toko = v_toko AND a.berlaku_mulai <= v_tgl ORDER BY a.berlaku_mulai DESC LIMIT 1 $$;

-- The sales that gave points for bringing this member, and whether those stand.
CREATE OR REPLACE FUNCTION ajakan_sekali(v_member text)
RETURNS TABLE (kode_toko text, id uuid, berdiri boolean) LANGUAGE sql STABLE AS $$
  SELECT a.kode_toko, a.id_dokumen, s.status <> 'BATAL' AND NOT semua_diretur(a.kode_toko, a.id_dokumen)
  FROM poin d
    JOIN poin a ON a.kode_toko = d.kode_toko AND a.id_dokumen = d.id_dokumen AND a.jenis = 'AJAK_SEKALI'
    JOIN status_dokumen s ON s.kode_toko = a.kode_toko AND s.id = a.id_dokumen
  WHERE d.kode_member IN (SELECT kode_member FROM member WHERE v_member IN (kode_member, kode_gabung))
    AND d.jenis = 'DAPAT' $$;

-- Whether the points for bringing this member stand, or he bought before anybody was to have them: they
-- are given once. They stand with the sale that gave them.
CREATE OR REPLACE FUNCTION sudah_diajak(v_member text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT bool_or(berdiri) FROM ajakan_sekali(v_member)), EXISTS (
    SELECT FROM saldo_poin WHERE nota > 0 AND kode_member IN (
      SELECT kode_member FROM member WHERE v_member IN (kode_member, kode_gabung)))) $$;

-- What must be cancelled before this correction, so that points come back as they went: a later
-- correction of a note that earned, and the sale that gave the points for bringing its member anew.
CREATE OR REPLACE FUNCTION koreksi_penghalang(v_toko text, v_id uuid) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT min(nomor) FROM (
    SELECT k.nomor FROM koreksi_sesudah(v_toko, v_id) k JOIN poin d ON d.kode_toko = v_toko
      AND d.id_dokumen = k.id_nota AND d.jenis = 'DAPAT'
    UNION ALL
    SELECT x.nomor FROM (SELECT DISTINCT b.id_asal FROM pembelian_baris b JOIN pembelian p
        ON p.kode_toko = v_toko AND p.id = b.id AND p.jenis = 'KOREKSI'
        WHERE b.kode_toko = v_toko AND b.id = v_id) n
      JOIN poin a ON a.kode_toko = v_toko AND a.id_dokumen = n.id_asal AND a.jenis = 'AJAK_SEKALI'
      JOIN poin d ON d.kode_toko = v_toko AND d.id_dokumen = n.id_asal AND d.jenis = 'DAPAT',
      LATERAL ajakan_sekali(member_kini(d.kode_member)) s
      JOIN dokumen x ON x.kode_toko = s.kode_toko AND x.id = s.id
    WHERE s.berdiri AND s.id <> n.id_asal) h $$;

-- What lapsed of a member's points since this day, of the lapses that it fell under, and was not given back
-- by a correction: each gave back of the oldest that its own note fell under.
CREATE OR REPLACE FUNCTION hangus_sejak(v_member text, v_tgl date) RETURNS bigint LANGUAGE sql STABLE AS $$
  WITH h AS MATERIALIZED (
    SELECT p.poin, batas_poin(p.kode_toko, p.tgl_system) AS batas, d.tgl_system AS nota
    FROM poin p LEFT JOIN poin d ON d.kode_toko = p.kode_toko AND d.id_dokumen = p.id_group
      AND d.jenis = 'DAPAT'
    WHERE p.jenis = 'HANGUS' AND p.kode_member IN (
      SELECT kode_member FROM member WHERE v_member IN (kode_member, kode_gabung)))
  SELECT greatest(0, min((SELECT coalesce(-sum(h.poin), 0) FROM h
    WHERE CASE WHEN h.nota IS NULL THEN h.batas >= s.tgl ELSE h.nota >= s.tgl END)))::bigint
  FROM (SELECT v_tgl UNION SELECT nota FROM h WHERE nota < v_tgl) s(tgl) $$;

-- What a correction takes back of the points of each sale that it returns lines of: what the note still
-- has, less what stays of it, by the rules of the day on which they were earned; of a whole note all. What
-- lapsed since is given back before it goes. So corrections take together what they return.
CREATE OR REPLACE FUNCTION poin_retur(v_toko text, v_id uuid)
RETURNS TABLE (id_nota uuid, kode_member text, poin bigint) LANGUAGE sql STABLE AS $$
  WITH nota AS (
    SELECT r.id, d.tgl_system AS tgl, d.poin AS lama, semua_diretur(v_toko, r.id) AS semua,
      poin_nota(v_toko, r.id, d.tgl_system, r.kini) AS baru, (SELECT a.bagian_persen
        FROM member m, aturan_ajak(v_toko, m, d.tgl_system) a WHERE m.kode_member = d.kode_member) AS bagian
    FROM retur_nota(v_toko, v_id) r
      JOIN poin d ON d.kode_toko = v_toko AND d.id_dokumen = r.id AND d.jenis = 'DAPAT'),
  sisa AS (
    SELECT n.id, member_kini(p.kode_member) AS kode, sum(p.poin) AS poin,
      sum(CASE WHEN n.semua THEN 0 WHEN p.jenis = 'DAPAT' THEN n.baru
        WHEN p.jenis = 'AJAK' THEN coalesce(div(n.baru * n.bagian, 10000), div(p.poin * n.baru, n.lama))
        WHEN p.jenis = 'AJAK_SEKALI' THEN p.poin ELSE 0 END) AS tetap
    FROM nota n JOIN poin p ON p.kode_toko = v_toko
      AND (p.id_dokumen = n.id AND p.jenis IN ('DAPAT', 'AJAK', 'AJAK_SEKALI')
        OR p.id_group = n.id AND p.jenis IN ('RETUR', 'BATAL'))
    GROUP BY n.id, kode)
  SELECT s.id, s.kode, (s.poin - s.tetap)::bigint FROM sisa s
  WHERE s.poin > s.tetap ORDER BY s.kode COLLATE "C", s.id $$;

-- A note that corrections returned wholly left no points, but for those that lapsed before any were given
-- back.
CREATE OR REPLACE FUNCTION audit_poin_retur(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH nota AS MATERIALIZED (SELECT DISTINCT id_group AS id FROM poin
    WHERE kode_toko = v_toko AND jenis = 'RETUR'),
  sisa AS (SELECT n.id, sum(p.poin) AS poin, array_agg(DISTINCT member_kini(p.kode_member)) AS kode
    FROM nota n JOIN poin p ON p.kode_toko = v_toko
      AND (p.id_dokumen = n.id AND p.jenis IN ('DAPAT', 'AJAK', 'AJAK_SEKALI')
        OR p.id_group = n.id AND p.jenis IN ('RETUR', 'BATAL'))
    WHERE semua_diretur(v_toko, n.id) GROUP BY n.id HAVING sum(p.poin) <> 0)
  SELECT format('%s diretur semua, poin tersisa %s', d.nomor, s.poin)
  FROM sisa s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.poin NOT BETWEEN 0 AND (SELECT coalesce(-sum(h.poin), 0) FROM poin h
    WHERE h.jenis = 'HANGUS' AND h.poin < 0 AND h.kode_member IN (SELECT m.kode_member FROM member m
      WHERE m.kode_member = ANY (s.kode) OR m.kode_gabung = ANY (s.kode))) LIMIT 1 $$;
