-- The WhatsApp Cloud API says later what became of a message (docs/adr/0395): it came, it was read.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE pesan_keluar DROP CONSTRAINT pesan_keluar_status_check,
  ADD CONSTRAINT pesan_keluar_status_check CHECK (status IN ('ANTRI', 'JALAN', 'TERKIRIM', 'SAMPAI',
    'DIBACA', 'GAGAL', 'TIDAK_PASTI', 'BATAL'));
CREATE INDEX pesan_keluar_luar ON pesan_keluar (id_luar) WHERE (id_luar IS NOT NULL);
